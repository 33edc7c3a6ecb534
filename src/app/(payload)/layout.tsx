import type { ReactNode } from 'react'
import config from '@payload-config'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import { isStaff } from '@/access/roles'
import { mono, sans } from '@/app/(site)/fonts'
import { pagePerson } from '@/app/(account)/page-request'
import { importMap } from './admin/importMap'
import './panel.css'
import '@payloadcms/next/css'

const fonts = `${sans.variable} ${mono.variable}`

/** What the panel's screens call on the server. Payload checks what each may do; nobody but staff gets that far. */
const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  if (!isStaff(await pagePerson())) throw new Error('Please sign in first')
  return handleServerFunctions({ ...args, config, importMap })
}

/** The document round the panel. Who is no staff gets none of it, not even the list of its collections. */
export default async function PanelLayout({ children }: { children: ReactNode }) {
  if (!isStaff(await pagePerson()))
    return (
      <html lang="en" className={fonts}>
        <body>{children}</body>
      </html>
    )
  return (
    <RootLayout config={config} htmlProps={{ className: fonts }} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
