import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { buildConfig, type Config, type Plugin } from 'payload'
import sharp from 'sharp'
import { accountEndpoints } from './src/account/endpoints'
import { auditTrail } from './src/audit/audit-trail'
import { auditEndpoints } from './src/audit/endpoints'
import { CareerApplications } from './src/collections/career-applications'
import { careerEndpoints } from './src/collections/career-applications/endpoints'
import { CareerFiles } from './src/collections/career-files'
import { careerFileEndpoints } from './src/collections/career-files/endpoints'
import { ContactMessages } from './src/collections/contact-messages'
import { contactEndpoints } from './src/collections/contact-messages/endpoints'
import { ContentElements } from './src/collections/content-elements'
import { contentElementEndpoints } from './src/collections/content-elements/endpoints'
import { ContentPages } from './src/collections/content-pages'
import { contentPageEndpoints } from './src/collections/content-pages/endpoints'
import { MaintenanceWindows } from './src/collections/maintenance-windows'
import { Media } from './src/collections/media'
import { OutboundEmails } from './src/collections/outbound-emails'
import { emailEndpoints } from './src/collections/outbound-emails/endpoints'
import { Redirects } from './src/collections/redirects'
import { RfqEvents } from './src/collections/rfq-events'
import { RfqFiles } from './src/collections/rfq-files'
import { rfqFileEndpoints } from './src/collections/rfq-files/endpoints'
import { RfqNotes } from './src/collections/rfq-notes'
import { RfqRequests } from './src/collections/rfq-requests'
import { rfqEndpoints } from './src/collections/rfq-requests/endpoints'
import { Services } from './src/collections/services'
import { Testimonials } from './src/collections/testimonials'
import { twoFactorEndpoints } from './src/collections/user-secrets/endpoints'
import { UserIdentities } from './src/collections/user-identities'
import { identityEndpoints } from './src/collections/user-identities/endpoints'
import { Users } from './src/collections/users'
import { userAdministrationEndpoints } from './src/collections/users/administration-endpoints'
import { userEndpoints } from './src/collections/users/endpoints'
import { cspReportEndpoints } from './src/csp-reports/endpoints'
import { env } from './src/env'
import { richText } from './src/fields/rich-text'
import { CareersPage } from './src/globals/careers-page'
import { ContactPage } from './src/globals/contact-page'
import { FiberPage } from './src/globals/fiber-page'
import { SiteSettings } from './src/globals/site-settings'
import { siteSettingsEndpoints } from './src/globals/site-settings/endpoints'
import { invitationEndpoints } from './src/invitations/endpoints'
import { tellBadInput } from './src/lib/server/bad-input'
import { healthEndpoints } from './src/lib/server/health'
import { mailAdapter } from './src/lib/server/mail-transport'
import { ownOrigins } from './src/lib/server/origins'
import { cookiePrefix } from './src/lib/server/session-cookie'
import { log } from './src/observe/log'
import { PoolClient } from './src/observe/observed-client'
import { portalPlugin } from './src/plugins/portal'
import { searchEndpoints } from './src/search/endpoints'

const here = path.dirname(fileURLToPath(import.meta.url))

/** The config of the public site, its desks and its panel, with these plugins. It works without any. */
export const siteConfig = (plugins: Plugin[]): Config => ({
  secret: env.PAYLOAD_SECRET,
  serverURL: env.SITE_URL,
  csrf: ownOrigins,
  cookiePrefix,
  auth: { jwtOrder: ['cookie'] },
  telemetry: false,
  graphQL: { disable: true },
  defaultDepth: 0,
  maxDepth: 2,
  admin: {
    user: 'users',
    avatar: 'default',
    routes: { login: '/sign-in' },
    importMap: { baseDir: path.resolve(here, 'src') },
    meta: { titleSuffix: '| Patchbay' },
    components: {
      Nav: '/components/admin/nav/nav#Nav',
      graphics: { Icon: '/components/admin/mark#PanelIcon' },
      views: {
        dashboard: { Component: '/components/admin/dashboard/dashboard-view#DashboardView' },
        rfq: {
          Component: '/components/admin/rfq/rfq-view#RfqView',
          path: '/rfq',
          exact: true,
          meta: { title: 'RFQ Requests' },
        },
        settings: {
          Component: '/components/admin/settings/settings-view#SettingsView',
          path: '/settings',
          exact: true,
          meta: { title: 'Settings' },
        },
        audit: {
          Component: '/components/admin/audit/audit-view#AuditView',
          path: '/audit',
          exact: true,
          meta: { title: 'Audit Trail' },
        },
        content: {
          Component: '/components/admin/content/content-view#ContentView',
          path: '/content',
          exact: true,
          meta: { title: 'Content Management' },
        },
      },
    },
  },
  collections: [
    Users,
    ContentPages,
    ContentElements,
    Redirects,
    Services,
    Testimonials,
    Media,
    RfqRequests,
    RfqEvents,
    RfqFiles,
    RfqNotes,
    ContactMessages,
    CareerApplications,
    CareerFiles,
    OutboundEmails,
    UserIdentities,
    MaintenanceWindows,
  ],
  globals: [SiteSettings, FiberPage, ContactPage, CareersPage],
  endpoints: [
    ...healthEndpoints,
    ...userEndpoints,
    ...twoFactorEndpoints,
    ...siteSettingsEndpoints,
    ...contentElementEndpoints,
    ...contentPageEndpoints,
    ...rfqEndpoints,
    ...rfqFileEndpoints,
    ...contactEndpoints,
    ...careerEndpoints,
    ...searchEndpoints,
    ...careerFileEndpoints,
    ...accountEndpoints,
    ...identityEndpoints,
    ...auditEndpoints,
    ...emailEndpoints,
    ...userAdministrationEndpoints,
    ...invitationEndpoints,
    ...cspReportEndpoints,
  ],
  hooks: { afterError: [tellBadInput] },
  // After what adds collections.
  plugins: [...plugins, auditTrail],
  editor: richText,
  email: mailAdapter,
  sharp,
  logger: log,
  typescript: { autoGenerate: false, outputFile: path.resolve(here, 'src/payload-types.ts') },
  upload: { limits: { fileSize: 30 * 1024 * 1024 } },
  db: postgresAdapter({
    pool: {
      connectionString: env.DATABASE_URL,
      max: env.DATABASE_POOL_MAX,
      connectionTimeoutMillis: 3000,
      statement_timeout: 15_000,
      idle_in_transaction_session_timeout: 30_000,
      application_name: 'patchbay',
      Client: PoolClient,
    },
    push: false,
    migrationDir: path.resolve(here, 'src/migrations'),
  }),
})

export default buildConfig(siteConfig([portalPlugin()]))
