import { DefaultTemplate } from '@payloadcms/next/templates'
import { forbidden } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { isSalesStaff, type Person } from '@/access/roles'
import { listRfqs } from '@/collections/rfq-requests/operations'
import { RfqDesk } from './rfq-desk'
import { queryFrom } from './rfq-address'

/** The quote desk. Custom views are public unless they ask themselves. */
export async function RfqView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, locale, permissions, visibleEntities } = initPageResult
  if (!isSalesStaff(req.user as Person)) forbidden()
  const address = new URLSearchParams(
    Object.entries(searchParams ?? {}).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
  const first = await listRfqs(req, queryFrom(address))
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <RfqDesk first={first} />
    </DefaultTemplate>
  )
}
