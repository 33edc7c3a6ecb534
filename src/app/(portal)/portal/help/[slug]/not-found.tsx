import { NotHere } from '@/components/portal/not-here'

/** For an address that no published article has. */
export default function NoSuchArticle() {
  return (
    <NotHere
      title="Article not found"
      text="The article was moved or taken back. The search of the help may find what you need."
      href="/portal/help"
      label="Help & Support"
      crumbs={[{ href: '/portal/help', label: 'Help & Support' }]}
    />
  )
}
