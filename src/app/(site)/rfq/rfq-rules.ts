import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import { rfqForm } from '@/collections/rfq-requests/schema'
import type { RfqValues } from './rfq-draft'
import type { RfqOutput } from './rfq-resolver'

// The addresses of the files are not fields of the form: they are added when it is sent.
const fields = rfqForm.omit({ documentUrls: true, floorPlanUrls: true })

/** The schema of the form as react-hook-form asks for it. An empty choice is no value of the list, so it is refused. */
export const resolve = zodResolver(fields) as unknown as Resolver<RfqValues, unknown, RfqOutput>
