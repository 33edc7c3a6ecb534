import { hasBlocks, inlineHtml } from './inline-html'

type Props = {
  id: string
  /** HTML from the CMS, sanitised there; see `toHtml`. */
  html: string
  as: 'h1' | 'h2' | 'h3' | 'p'
  className?: string
}

/** A text that editors may change on the page; `data-element-id` is by what the editor finds it. */
export function Editable({ id, html, as, className }: Props) {
  const isParagraphs = as === 'p' && hasBlocks(html)
  const Tag = isParagraphs ? 'div' : as
  return (
    <Tag
      data-element-id={id}
      className={className}
      dangerouslySetInnerHTML={{ __html: as === 'p' ? html : inlineHtml(html) }}
    />
  )
}
