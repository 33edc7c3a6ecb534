import type { CollectionConfig, FieldAccess } from 'payload'
import { isAdmin, type Person } from '@/access/roles'
import { admins, nobody } from '@/access/rules'

/** What lets somebody into an account is for its owner's eyes alone. */
const unlessConfidential: FieldAccess = ({ req, doc }) => isAdmin(req.user as Person) && doc?.confidential !== true

/** Every mail that the product sends: stored with what caused it, sent by the queue, kept so that trouble can be seen. */
export const OutboundEmails: CollectionConfig = {
  slug: 'outbound_emails',
  labels: { singular: 'E-mail', plural: 'E-mails' },
  admin: {
    group: 'System',
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'to', 'status', 'attempts', 'updatedAt'],
    hidden: ({ user }) => !isAdmin(user as Person),
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: admins, update: nobody, delete: nobody, readVersions: nobody, unlock: nobody },
  fields: [
    { name: 'to', type: 'text', required: true, index: true },
    { name: 'replyTo', type: 'text' },
    { name: 'subject', type: 'text', required: true },
    { name: 'text', type: 'textarea', required: true, access: { read: unlessConfidential } },
    {
      name: 'html',
      type: 'code',
      required: true,
      access: { read: unlessConfidential },
      admin: { language: 'html', components: { Field: '/components/admin/fields/code-field#CodeField' } },
    },
    {
      name: 'attachments',
      type: 'json',
      admin: { description: 'Which files go along. Each is fetched when the mail is sent; without them it is not.' },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'queued',
      index: true,
      options: [
        { value: 'queued', label: 'Queued' },
        { value: 'retrying', label: 'Failed, will be tried again' },
        { value: 'sent', label: 'Sent' },
        { value: 'failed', label: 'Given up' },
      ],
    },
    { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
    { name: 'lastError', type: 'textarea' },
    { name: 'sentAt', type: 'date' },
    {
      name: 'confidential',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'Its text lets somebody into an account: it is not shown, and not kept once it was sent.' },
    },
    { name: 'messageId', type: 'text', required: true, unique: true, index: true },
  ],
}
