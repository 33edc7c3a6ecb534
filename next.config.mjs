import path from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  compress: true,
  cacheHandler: path.resolve(import.meta.dirname, 'src/page-cache.cjs'),
  images: { remotePatterns: [], formats: ['image/avif', 'image/webp'] },
  // Everything that a page needs is rendered anew after a start (page-cache.cjs), so nothing is kept on the disk.
  experimental: { isrFlushToDisk: false, authInterrupts: true },
  serverExternalPackages: ['jsdom', 'pg-boss', 'nodemailer', 'busboy', 'file-type', 'rate-limiter-flexible', 'pdfkit'],
  typescript: { ignoreBuildErrors: true },
}

const wrapped = withPayload(config)

// Payload's own headers would make every browser fetch a public page twice (Critical-CH); only the panel needs its hint.
wrapped.headers = async () => [
  { source: '/admin/:path*', headers: [{ key: 'Accept-CH', value: 'Sec-CH-Prefers-Color-Scheme' }] },
]

export default wrapped
