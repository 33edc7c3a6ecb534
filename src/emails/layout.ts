import { escapeHtml } from '@/lib/shared/escape-html'

/** A mail, ready to be queued. */
export type Mail = { subject: string; html: string; text: string }

/** The one thing to do in a mail; its address can be read, for those who copy it. */
type Action = { href: string; label: string }

/** A part of a mail: a paragraph, a table of names and values, or a link to press. */
export type Block = string | [name: string, value: string][] | Action

/** A line that may become a header: no line breaks, not too long. */
export const oneLine = (text: string): string => [...text.replace(/\s+/g, ' ').trim()].slice(0, 180).join('')

const actionInHtml = ({ href, label }: Action): string =>
  `<p style="margin:0 0 8px"><a href="${escapeHtml(href)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#0b5cad;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;color:#52606d;font-size:14px;word-break:break-all">${escapeHtml(href)}</p>`

const inHtml = (block: Block): string => {
  if (typeof block === 'string') return `<p style="margin:0 0 16px;white-space:pre-line">${escapeHtml(block)}</p>`
  return Array.isArray(block)
    ? `<table role="presentation" style="border-collapse:collapse;margin:0 0 16px">${block
        .map(
          ([name, value]) =>
            `<tr><th style="text-align:left;vertical-align:top;padding:4px 16px 4px 0;color:#52606d;font-weight:500">${escapeHtml(name)}</th><td style="padding:4px 0;white-space:pre-line">${escapeHtml(value)}</td></tr>`,
        )
        .join('')}</table>`
    : actionInHtml(block)
}

const inText = (block: Block): string => {
  if (typeof block === 'string') return block
  return Array.isArray(block) ? block.map(([name, value]) => `${name}: ${value}`).join('\n') : block.href
}

/** Lays out a mail in the company's hand, as HTML and as plain text with the same words. */
export function layout(company: string, subject: string, blocks: Block[], foot: string): Mail {
  const html = `<!doctype html><html lang="en"><body style="margin:0;background:#f4f6f8;font:16px/1.55 -apple-system,Segoe UI,Helvetica,Arial,sans-serif;color:#16202c">
<div style="max-width:600px;margin:0 auto;padding:32px 24px;background:#ffffff">
<p style="margin:0 0 24px;font-weight:600;border-bottom:2px solid #0b5cad;padding-bottom:12px">${escapeHtml(company)}</p>
${blocks.map(inHtml).join('\n')}
<p style="margin:24px 0 0;padding-top:12px;border-top:1px solid #d9e0e7;color:#52606d;font-size:14px;white-space:pre-line">${escapeHtml(foot)}</p>
</div></body></html>`
  return { subject: oneLine(subject), html, text: `${[...blocks.map(inText), `-- \n${foot}`].join('\n\n')}\n` }
}
