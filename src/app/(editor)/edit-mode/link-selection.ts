import { $createLinkNode, $isLinkNode, $toggleLink } from '@lexical/link'
import { $createTextNode, $findMatchingParent, $getSelection, $isRangeSelection, type LexicalEditor } from 'lexical'

/**
 * Makes what is selected a link. Where nothing is selected, the link at the cursor gets the new address; where there is none
 * either, the address itself is written there as a link.
 * @param href `null` takes the link away
 */
export function linkSelection(editor: LexicalEditor, href: string | null): void {
  editor.update(() => {
    const selection = $getSelection()
    if (!$isRangeSelection(selection)) return
    const link = $findMatchingParent(selection.anchor.getNode(), $isLinkNode)
    if (href !== null && selection.isCollapsed() && !$isLinkNode(link)) {
      const words = href.replace(/^(mailto:|tel:)/, '')
      selection.insertNodes([$createLinkNode(href).append($createTextNode(words))])
    } else if (selection.isCollapsed() && $isLinkNode(link)) {
      if (href !== null) return void link.setURL(href)
      for (const child of link.getChildren()) link.insertBefore(child)
      link.remove()
    } else $toggleLink(href)
  })
}
