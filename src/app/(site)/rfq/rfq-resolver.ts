import type { Resolver } from 'react-hook-form'
import type { RfqRequestInput } from '@/collections/rfq-requests/schema'
import type { RfqValues } from './rfq-draft'

export type RfqOutput = Omit<RfqRequestInput, 'documentUrls' | 'floorPlanUrls'>

const loadRules = () => import('./rfq-rules')

/** Loads the rules ahead of their first use. */
export const prepareRules = (): void => void loadRules().catch(() => undefined)

/**
 * Holds the form to the schema that the server holds it to. The rules are loaded after the page; where they cannot be,
 * the server still checks.
 */
export const rfqResolver: Resolver<RfqValues, unknown, RfqOutput> = async (values, context, options) => {
  const rules = await loadRules().catch(() => undefined)
  if (!rules) return { values: values as unknown as RfqOutput, errors: {} }
  return rules.resolve(values, context, options)
}
