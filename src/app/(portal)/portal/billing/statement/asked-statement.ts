import type { PayloadRequest } from 'payload'
import { HttpError, invalidInput } from '@/lib/server/http-error'
import { getStatement } from '@/plugins/portal/statement/operations'
import { type Statement, statementQuery } from '@/plugins/portal/statement/schema'

type Asked = { statement: Statement; problem?: string }

/** The statement of an address. For a period that is none it is that of the last twelve months, and the reason. */
export async function askedStatement(req: PayloadRequest, query: Record<string, unknown>): Promise<Asked> {
  const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))
  try {
    const parsed = statementQuery.safeParse(given)
    if (!parsed.success) throw invalidInput(parsed.error)
    return { statement: await getStatement(req, parsed.data) }
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 400) throw error
    return { statement: await getStatement(req, {}), problem: error.message }
  }
}
