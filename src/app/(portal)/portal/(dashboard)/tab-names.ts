/** The tabs of the dashboard, in their order. */
export const dashboardTabs = [
  { id: 'overview', label: 'Overview' },
  { id: 'projects', label: 'Projects' },
  { id: 'services', label: 'Services' },
  { id: 'monitoring', label: 'Monitoring' },
] as const

/** One of the four tabs. */
export type DashboardTab = (typeof dashboardTabs)[number]['id']

/** The tab that an address names; the first one when it names none. */
export const tabOf = (name: string | null): DashboardTab =>
  dashboardTabs.find(({ id }) => id === name)?.id ?? 'overview'

/** The address of a tab. */
export const tabHref = (tab: string): string => `/portal?tab=${tab}`
