import type { RfqRequest } from '@/payload-types'
import type { RfqRecord } from './schema'

/** A request as the desk's calls answer it, field by field. */
export const presentRfq = (row: RfqRequest): RfqRecord => ({
  id: row.id,
  fullName: row.fullName,
  company: row.company,
  email: row.email,
  phone: row.phone,
  serviceType: row.serviceType,
  projectDescription: row.projectDescription,
  scopeOfWork: row.scopeOfWork ?? null,
  documentUrls: row.documentUrls ?? [],
  floorPlanUrls: row.floorPlanUrls ?? [],
  timeline: row.timeline ?? null,
  budget: row.budget ?? null,
  newsletter: row.newsletter ?? false,
  status: row.status,
  quoteAmount: row.quoteAmount ?? null,
  quoteGeneratedAt: row.quoteGeneratedAt ?? null,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})
