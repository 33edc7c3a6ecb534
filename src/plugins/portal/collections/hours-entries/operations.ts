import type { PayloadRequest } from 'payload'
import { sqlOf } from '@/lib/server/sql'
import { addDays, dayStored, lastMonths, type Month, monthOf, startOfStored } from '@/lib/shared/days'
import { companyDay } from '../../globals/billing-settings/operations'
import { projectNames } from '../invoices/project-names'
import type { HoursUsed, MonthOfHours } from './schema'

const MONTHS = 6
/** As much of the work of one month as a screen lists. */
const NEWEST = 50

async function sumsByMonth(req: PayloadRequest, months: Month[]): Promise<MonthOfHours[]> {
  const { rows } = await sqlOf(req).query<{ month: Month; billable: string; included: string }>(
    `select to_char(date at time zone 'UTC', 'YYYY-MM') as month,
       coalesce(sum(minutes) filter (where billable), 0) as billable,
       coalesce(sum(minutes) filter (where not billable), 0) as included
     from hours_entries where client_id = $1 and date >= $2 group by 1`,
    [req.user?.id, `${months[0]}-01`],
  )
  return months.map((month) => {
    const row = rows.find((one) => one.month === month)
    return { month, billableMinutes: Number(row?.billable ?? 0), includedMinutes: Number(row?.included ?? 0) }
  })
}

/** The hours that were worked for the caller: the last six months, and the work of this one, the newest first. */
export async function hoursUsed(req: PayloadRequest): Promise<HoursUsed> {
  if (!req.user) return { months: [], entries: [] }
  const today = await companyDay(req)
  const { docs } = await req.payload.find({
    collection: 'hours_entries',
    where: {
      client: { equals: req.user.id },
      date: { greater_than_equal: startOfStored(`${monthOf(today)}-01`), less_than: startOfStored(addDays(today, 1)) },
    },
    sort: ['-date', '-id'],
    limit: NEWEST,
    pagination: false,
    depth: 0,
    req,
    overrideAccess: false,
    user: req.user,
  })
  const names = await projectNames(
    req,
    docs.map(({ project }) => project),
  )
  const entries = docs.map(({ id, date, what, minutes, billable, project }) => ({
    id,
    date: dayStored(date),
    what,
    minutes,
    isBillable: billable,
    projectName: names.get(Number(project))?.name ?? null,
  }))
  return { months: await sumsByMonth(req, lastMonths(today, MONTHS)), entries }
}
