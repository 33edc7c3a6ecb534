import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import { careerApplication, type CareerInput, type CareerValues } from '@/collections/career-applications/schema'

/** The schema of the form as react-hook-form asks for it. An empty choice is no value of the list, so it is refused. */
export const resolve = zodResolver(careerApplication) as unknown as Resolver<CareerValues, unknown, CareerInput>
