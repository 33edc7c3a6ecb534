import { z } from 'zod'
import { emailOf, honeypotOf, lineOf, optionalOf, textOf } from '@/lib/shared/form-rules'

const positionNames = [
  'Network Engineer',
  'Network Administrator',
  'Systems Engineer',
  'Fiber Optic Technician',
  'Network Technician',
  'Structured Cabling Specialist',
  'Network Architect',
  'IT Support Specialist',
  'Security Specialist',
  'Other',
] as const

const experienceNames = [
  'Entry Level (0-2 years)',
  'Mid-Level (3-5 years)',
  'Senior (6-10 years)',
  'Expert (10+ years)',
] as const

export const positions = positionNames.map((name) => ({ value: name, label: name }))
export const experienceLevels = experienceNames.map((name) => ({ value: name, label: name }))

/** What both the browser and the server hold a job application to. `resume` is a link in whatever form it was given. */
export const careerApplication = z.object({
  fullName: lineOf(2, 120, 'Name must be at least 2 characters.'),
  email: emailOf('Please enter a valid email address.'),
  phone: lineOf(10, 40, 'Please enter a valid phone number.'),
  position: z.enum(positionNames, "Please select a position you're interested in."),
  experience: z.enum(experienceNames, 'Please select your experience level.'),
  skillset: textOf(10, 10_000, 'Please describe your skills in at least 10 characters.'),
  resume: optionalOf(lineOf(0, 500)),
  message: optionalOf(textOf(0, 10_000)),
})

/**
 * The body of `POST /api/careers/apply`; the honeypot must be empty. A `recipient` is dropped with everything else that
 * is not named here: the address comes from the site settings, so that the form mails no strangers.
 */
export const careerSubmission = careerApplication.extend({
  website: honeypotOf('Your application could not be accepted. Please try again.'),
})

export type CareerInput = z.output<typeof careerApplication>

/** The fields as the form in the browser holds them; a choice that was not made yet is empty. */
export type CareerValues = Record<keyof CareerInput, string>
