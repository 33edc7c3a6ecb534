import type { Metadata } from 'next'
import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import { forbidden, redirect } from 'next/navigation'
import * as qs from 'qs-esm'
import { isStaff } from '@/access/roles'
import { pageRequest } from '@/app/(account)/page-request'
import { verdictOn } from '@/components/admin/sections'
import { SignOutNow } from '@/components/admin/sign-out-now'
import { importMap } from '../importMap'

type Args = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

/** The title of a screen; the dashboard's says whose it is. */
export async function generateMetadata(args: Args): Promise<Metadata> {
  const { segments = [] } = await args.params
  // Payload's own icon would stand before ours.
  const { icons: _icons, ...metadata } = await generatePageMetadata({ config, ...args })
  return segments.length === 0 ? { ...metadata, title: 'Admin Dashboard | Patchbay' } : metadata
}

const isNotFound = (error: unknown): boolean =>
  (error as { digest?: string } | null)?.digest === 'NEXT_HTTP_ERROR_FALLBACK;404'

/** Every screen of the panel, behind a guard that asks the database for the session and for the role. */
export default async function PanelPage({ params, searchParams }: Args) {
  const { segments = [] } = await params
  const { user, payload } = await pageRequest()
  if (!user) {
    const search = qs.stringify(await searchParams, { addQueryPrefix: true })
    redirect(`/auth?redirect=${encodeURIComponent(`/${['admin', ...segments].join('/')}${search}`)}`)
  }
  if (segments[0] === 'logout') return <SignOutNow />
  if (!isStaff(user)) forbidden()
  const verdict = verdictOn(payload.config, user, segments)
  if (verdict === 'denied') forbidden()
  if (verdict === 'unknown') redirect('/admin')
  try {
    return await RootPage({ config, params, searchParams, importMap })
  } catch (error) {
    if (isNotFound(error)) redirect('/admin')
    throw error
  }
}
