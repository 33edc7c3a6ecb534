import type { CollectionConfig } from 'payload'
import { isAdmin, type Person } from '@/access/roles'
import { admins, nobody } from '@/access/rules'
import { dropResumeToo } from './hooks'
import { experienceLevels, positions } from './schema'

/** Job applications. They hold personal data that only an administrator needs to see. */
export const CareerApplications: CollectionConfig = {
  slug: 'career_applications',
  labels: { singular: 'Job application', plural: 'Job applications' },
  admin: {
    group: 'People',
    useAsTitle: 'fullName',
    defaultColumns: ['fullName', 'position', 'experience', 'createdAt'],
    hidden: ({ user }) => !isAdmin(user as Person),
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: admins, update: nobody, delete: admins, readVersions: nobody, unlock: nobody },
  fields: [
    { name: 'fullName', type: 'text', required: true },
    { name: 'email', type: 'email', required: true, index: true },
    { name: 'phone', type: 'text', required: true },
    { name: 'position', type: 'select', required: true, index: true, options: positions },
    { name: 'experience', type: 'select', required: true, options: experienceLevels },
    { name: 'skillset', type: 'textarea', required: true },
    { name: 'resume', label: 'Résumé', type: 'text', admin: { description: 'The link that was given.' } },
    {
      name: 'resumeFile',
      type: 'ui',
      admin: { components: { Field: '/components/admin/careers/resume-file#ResumeFile' } },
    },
    { name: 'message', type: 'textarea' },
  ],
  hooks: { beforeDelete: [dropResumeToo] },
}
