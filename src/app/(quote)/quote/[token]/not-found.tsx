import { KindPage } from './kind-page'

/** A link that was cut short, changed or made up. */
export default function NoQuote() {
  return (
    <KindPage
      title="This link does not work"
      text="Mail programs sometimes cut long links in two. Please open it from the mail again, or copy it whole. If that does not help, we send you a new one."
    />
  )
}
