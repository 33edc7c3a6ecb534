import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { CareerApplications } from './src/collections/career-applications'
import { careerEndpoints } from './src/collections/career-applications/endpoints'
import { ContactMessages } from './src/collections/contact-messages'
import { contactEndpoints } from './src/collections/contact-messages/endpoints'
import { ContentElements } from './src/collections/content-elements'
import { contentElementEndpoints } from './src/collections/content-elements/endpoints'
import { ContentPages } from './src/collections/content-pages'
import { contentPageEndpoints } from './src/collections/content-pages/endpoints'
import { Media } from './src/collections/media'
import { OutboundEmails } from './src/collections/outbound-emails'
import { RfqEvents } from './src/collections/rfq-events'
import { RfqFiles } from './src/collections/rfq-files'
import { rfqFileEndpoints } from './src/collections/rfq-files/endpoints'
import { RfqRequests } from './src/collections/rfq-requests'
import { rfqEndpoints } from './src/collections/rfq-requests/endpoints'
import { Services } from './src/collections/services'
import { Testimonials } from './src/collections/testimonials'
import { Users } from './src/collections/users'
import { userEndpoints } from './src/collections/users/endpoints'
import { env } from './src/env'
import { richText } from './src/fields/rich-text'
import { CareersPage } from './src/globals/careers-page'
import { ContactPage } from './src/globals/contact-page'
import { FiberPage } from './src/globals/fiber-page'
import { SiteSettings } from './src/globals/site-settings'
import { siteSettingsEndpoints } from './src/globals/site-settings/endpoints'
import { healthEndpoints } from './src/lib/server/health'
import { mailAdapter } from './src/lib/server/mail-transport'
import { ownOrigins } from './src/lib/server/origins'
import { prettyLog } from './src/lib/server/pretty-log'
import { cookiePrefix } from './src/lib/server/session-cookie'
import { portalPlugin } from './src/plugins/portal'

const here = path.dirname(fileURLToPath(import.meta.url))

export default buildConfig({
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
      },
    },
  },
  collections: [
    Users,
    ContentPages,
    ContentElements,
    Services,
    Testimonials,
    Media,
    RfqRequests,
    RfqEvents,
    RfqFiles,
    ContactMessages,
    CareerApplications,
    OutboundEmails,
  ],
  globals: [SiteSettings, FiberPage, ContactPage, CareersPage],
  endpoints: [
    ...healthEndpoints,
    ...userEndpoints,
    ...siteSettingsEndpoints,
    ...contentElementEndpoints,
    ...contentPageEndpoints,
    ...rfqEndpoints,
    ...rfqFileEndpoints,
    ...contactEndpoints,
    ...careerEndpoints,
  ],
  plugins: [portalPlugin()],
  editor: richText,
  email: mailAdapter,
  sharp,
  logger: { options: { level: env.LOG_LEVEL }, destination: prettyLog },
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
    },
    push: false,
    migrationDir: path.resolve(here, 'src/migrations'),
  }),
})
