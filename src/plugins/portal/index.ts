import type { CollectionConfig, Config, GlobalConfig, Plugin } from 'payload'
import type { Chore } from '@/jobs/workers'
import type { FileTable } from '@/lib/server/kept-files'
import type { KeptByPlugin } from '@/retention/operations'
import type { AttachmentSources } from '@/lib/server/mail-attachments'
import type { PluginSeed } from '@/seed/plugin-seeds'
import { Alerts } from './collections/alerts'
import { BackstagePlugins } from './collections/backstage-plugins'
import { backstagePluginEndpoints } from './collections/backstage-plugins/endpoints'
import { ClientProjects } from './collections/client-projects'
import { clientProjectEndpoints } from './collections/client-projects/endpoints'
import { withOwnedProjects } from './collections/client-projects/hooks'
import { ProjectComments } from './collections/project-comments'
import { projectCommentEndpoints } from './collections/project-comments/endpoints'
import { ProjectFiles } from './collections/project-files'
import { projectFileEndpoints } from './collections/project-files/endpoints'
import { projectFileTable } from './collections/project-files/operations'
import { ProjectMilestones } from './collections/project-milestones'
import { ProjectUpdates } from './collections/project-updates'
import { ClientServices } from './collections/client-services'
import { clientServiceEndpoints } from './collections/client-services/endpoints'
import { HelpArticles } from './collections/help-articles'
import { ServiceCatalogue } from './collections/service-catalogue'
import { ServiceRequestFiles } from './collections/service-request-files'
import { requestFileEndpoints } from './collections/service-request-files/endpoints'
import { ServiceRequestMessages } from './collections/service-request-messages'
import { ServiceRequests } from './collections/service-requests'
import { serviceRequestEndpoints } from './collections/service-requests/endpoints'
import { HelpPage } from './globals/help-page'
import { HoursEntries } from './collections/hours-entries'
import { Invoices } from './collections/invoices'
import { billingEndpoints } from './collections/invoices/endpoints'
import { Payments } from './collections/payments'
import { PriceBookItems } from './collections/price-book-items'
import { priceBookEndpoints } from './collections/price-book-items/endpoints'
import { Quotes } from './collections/quotes'
import { quoteDeskEndpoints } from './collections/quotes/desk/endpoints'
import { portalAttachments } from './collections/quotes/answering/attachments'
import { clientQuoteEndpoints } from './collections/quotes/answering/endpoints'
import { remindAndExpireQuotes } from './collections/quotes/reminders'
import type { PortalOptions, PortalSettings } from './options'
import { withSettledRecords } from './owned-records'
import { ownedByPeople, withPeople } from './people'
import { portalSeed } from './seed'
import { BillingSettings } from './globals/billing-settings'
import { MonitoredResources } from './collections/monitored-resources'
import { MonitoredServers } from './collections/monitored-servers'
import { MonitoredServices } from './collections/monitored-services'
import { TechDocs } from './collections/tech-docs'
import { UsageSamples } from './collections/usage-samples'
import { sampleSource } from './sources/sample'
import { reportEndpoints } from './reports/endpoints'
import { sourceEndpoints } from './sources/endpoints'
import { fleetEndpoints } from './sources/fleet-endpoints'

const projectCollections = [ProjectUpdates, ProjectMilestones, ProjectComments, ProjectFiles]
const projectEndpoints = [...clientProjectEndpoints, ...projectCommentEndpoints, ...projectFileEndpoints]

const supportCollections = [
  ClientServices,
  ServiceRequests,
  ServiceRequestMessages,
  ServiceRequestFiles,
  ServiceCatalogue,
  HelpArticles,
]
const supportEndpoints = [...clientServiceEndpoints, ...serviceRequestEndpoints, ...requestFileEndpoints]

const billingCollections = [Invoices, Payments, HoursEntries]
const quoteCollections = [Quotes, PriceBookItems]
const quoteEndpoints = [...quoteDeskEndpoints, ...clientQuoteEndpoints, ...priceBookEndpoints]

const operationsCollections = [Alerts, MonitoredServices, MonitoredResources, MonitoredServers, UsageSamples, TechDocs]

const collections = [
  ClientProjects,
  BackstagePlugins,
  ...projectCollections,
  ...supportCollections,
  ...billingCollections,
  ...quoteCollections,
  ...operationsCollections,
]
const globals = [HelpPage, BillingSettings]
const endpoints = [
  ...projectEndpoints,
  ...supportEndpoints,
  ...billingEndpoints,
  ...quoteEndpoints,
  ...backstagePluginEndpoints,
  ...sourceEndpoints,
  ...reportEndpoints,
  ...fleetEndpoints,
]

/** Requests that are kept for what came of them: an accepted quote is a contract, an open one can become one. */
const kept: KeptByPlugin[] = [
  {
    table: 'rfq_requests',
    unless: `exists (select from quotes q where q.request_id = rfq_requests.id
      and (q.status = 'accepted' or (q.status = 'sent' and q.valid_until >= current_date)))`,
  },
]

/** What is done every hour. */
const housekeeping: Chore[] = [remindAndExpireQuotes]

const view = (path: string, component: string, title: string) => ({
  Component: `/components/admin/${component}`,
  path: `/${path}` as const,
  exact: true,
  meta: { title },
})

/** What the portal adds to the panel beside its records. */
const views = {
  monitoringOverview: view('monitoring/overview', 'monitoring/overview-view#OverviewView', 'Monitoring Overview'),
  monitoringServers: view('monitoring/servers', 'monitoring/servers-view#ServersView', 'Servers'),
  monitoringAlerts: view('monitoring/alerts', 'monitoring/alerts-view#AlertsView', 'Alerts'),
  plugins: view('plugins', 'plugins/plugins-view#PluginsView', 'Backstage Plugins'),
  quote: view('rfq/quote', 'quotes/quote-view#QuoteView', 'Quote'),
  reports: view('reports', 'reports/reports-view#ReportsView', 'Reports'),
}

const withViews = (admin: Config['admin']): Config['admin'] => ({
  ...admin,
  components: { ...admin?.components, views: { ...admin?.components?.views, ...views } },
})

/** What the portal tells the core by way of the config: what was chosen, what the hourly job cleans up and does, what is seeded. */
const customOf = (custom: Config['custom'], settings: PortalSettings): Config['custom'] => ({
  ...custom,
  portal: settings,
  fileTables: [...((custom?.fileTables as FileTable[] | undefined) ?? []), projectFileTable],
  housekeeping: [...((custom?.housekeeping as Chore[] | undefined) ?? []), ...housekeeping],
  kept: [...((custom?.kept as KeptByPlugin[] | undefined) ?? []), ...kept],
  mailAttachments: { ...(custom?.mailAttachments as AttachmentSources | undefined), ...portalAttachments },
  seeds: [...((custom?.seeds as PluginSeed[] | undefined) ?? []), portalSeed],
})

/**
 * Adds the client portal to a Payload config; without it a working public site remains. What comes in is not changed.
 * @example plugins: [portalPlugin({ source: ourMonitoring })]
 * @throws Error when there is no collection of people
 */
export const portalPlugin =
  ({ enabled = true, source = sampleSource, userCollection = 'users' }: PortalOptions = {}): Plugin =>
  (config) => {
    if (!enabled) return config
    const ours = <Entity extends CollectionConfig | GlobalConfig>(entity: Entity) =>
      ownedByPeople(entity, userCollection)
    return {
      ...config,
      admin: withViews(config.admin),
      collections: [
        ...withPeople(config, userCollection, (people) => withSettledRecords(withOwnedProjects(people))),
        ...collections.map(ours),
      ],
      globals: [...(config.globals ?? []), ...globals.map(ours)],
      endpoints: [...(config.endpoints ?? []), ...endpoints],
      custom: customOf(config.custom, { source, userCollection }),
    }
  }
