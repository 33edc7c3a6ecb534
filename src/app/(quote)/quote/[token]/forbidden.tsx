import { KindPage } from './kind-page'
import { buttonClass } from '@/components/ui/button'

/** A link that belongs to another client than the one who is signed in. */
export default function OthersQuote() {
  return (
    <KindPage
      title="This quote was sent to another account"
      text="You are signed in to an account that it was not written for. Sign out, or sign in to the other account, and open the link again."
    >
      <a href="/portal" className={buttonClass('primary')}>
        Go to your portal
      </a>
    </KindPage>
  )
}
