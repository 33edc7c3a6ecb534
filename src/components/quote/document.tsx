import type { PublicQuote, QuoteLine } from '@/plugins/portal/collections/quotes/schema'
import { AnswerPanel } from './answer/answer-panel'
import { ChoiceProvider } from './choice'
import { ChoiceSums } from './choice-totals'
import { QuoteMilestones } from './milestones'
import { Options } from './options'
import { QuoteFacts, Reach } from './quote-facts'
import { QuoteLines } from './quote-lines'
import { Seal } from './seal'
import { QuoteSection } from './section'
import { StateNote } from './state-note'
import { SummaryCard } from './summary-card'
import { isOpen } from './texts'
import { ViewedOnce } from './viewed-once'

type Props = { quote: PublicQuote; token: string; projectPath?: string }

const running = 'max-w-[70ch] text-2 break-words whitespace-pre-line'

/** What a program without scripts can still do: read, fetch the PDF, and call. */
function WithoutScripts({ quote }: { quote: PublicQuote }) {
  return (
    <div className="rounded border border-line-strong bg-surface px-5 py-4 with-js:hidden print:hidden">
      <p className="font-medium">Answering on this page needs JavaScript.</p>
      <p className="mt-1 mb-2 max-w-[65ch] text-ink-muted">
        Turn it on for this page, or answer by phone or e-mail: we are glad to do the rest for you.
      </p>
      <Reach sender={quote.sender} />
    </div>
  )
}

function Prices({ quote }: { quote: PublicQuote }) {
  const isOptional = (line: QuoteLine): boolean => line.isOptional
  const fixed = quote.lines.filter((line) => !isOptional(line))
  const optional = quote.lines.filter(isOptional)
  const takesAnswer = isOpen(quote.state)
  return (
    <>
      {fixed.length > 0 && (
        <QuoteSection title="What it includes">
          <QuoteLines lines={fixed} caption="Lines of the quote" />
        </QuoteSection>
      )}
      {optional.length > 0 && (
        <QuoteSection
          title="Options"
          text={takesAnswer ? 'Take what you would like to have; the total follows.' : undefined}
        >
          <Options lines={optional} isOpen={takesAnswer} />
        </QuoteSection>
      )}
      <ChoiceSums depositBasisPoints={quote.depositBasisPoints} />
    </>
  )
}

/** A quote as its reader sees it, with the ways to answer it: the same behind its link and in the portal. */
export function QuoteDocument({ quote, token, projectPath }: Props) {
  const { scope, milestones, terms, seal, state } = quote
  return (
    <ChoiceProvider lines={quote.lines} depositBasisPoints={quote.depositBasisPoints}>
      {state === 'sent' && <ViewedOnce token={token} />}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-12 print:block">
        {/* First on a phone, so first in the text: what arrives later never pushes what is already read. */}
        <div className="lg:sticky lg:top-6 lg:col-start-2">
          <SummaryCard quote={quote} token={token} />
        </div>
        <div className="grid min-w-0 gap-10 md:gap-12 lg:col-start-1 lg:row-start-1">
          <StateNote quote={quote} />
          <QuoteFacts quote={quote} />
          {scope && (
            <QuoteSection title="Scope of work">
              <p className={running}>{scope}</p>
            </QuoteSection>
          )}
          <Prices quote={quote} />
          {milestones.length > 0 && (
            <QuoteSection title="Milestones">
              <QuoteMilestones milestones={milestones} />
            </QuoteSection>
          )}
          {terms && (
            <QuoteSection title="Terms" id="terms">
              <p className={running}>{terms}</p>
            </QuoteSection>
          )}
          {seal && <Seal seal={seal} />}
          {isOpen(state) && <WithoutScripts quote={quote} />}
          <AnswerPanel
            quote={{ recipient: quote.recipient, state, project: quote.project, depositInvoice: quote.depositInvoice }}
            token={token}
            projectPath={projectPath}
          />
        </div>
      </div>
    </ChoiceProvider>
  )
}
