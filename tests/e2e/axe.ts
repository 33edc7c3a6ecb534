import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

type Scope = { include?: string; exclude?: string; rules?: string[] }

/**
 * What axe finds on the page or in a part of it: one line for each rule that is broken, with the elements that break it.
 * Every rule of axe but its experimental ones is asked, those of WCAG 2.2 and its best practices, unless `rules` names some.
 */
export async function axeViolations(page: Page, { include, exclude, rules }: Scope = {}): Promise<string[]> {
  // No page of ours frames another origin: the mode for that opens a second page for each look, which costs more than the look.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (include) builder.include(include)
  if (exclude) builder.exclude(exclude)
  if (rules) builder.withRules(rules)
  else builder.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
  const { violations } = await builder.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}
