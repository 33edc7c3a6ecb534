import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import { contactMessage, type ContactInput, type ContactValues } from '@/collections/contact-messages/schema'

/** The schema of the form as react-hook-form asks for it. */
export const resolve = zodResolver(contactMessage) as unknown as Resolver<ContactValues, unknown, ContactInput>
