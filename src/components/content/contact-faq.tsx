import { Editable } from './editable'

type Props = { title: string; faq: { question: string; answer: string }[] }

/** What is asked most, answered in the open: a card for each question. */
export function ContactFaq({ title, faq }: Props) {
  if (faq.length === 0) return null
  return (
    <section aria-labelledby="faq-title" className="page py-16 md:py-24">
      <div id="faq-title">
        <Editable as="h2" id="contact-faq-title" html={title} className="text-5" />
      </div>
      <ul className="mt-10 grid gap-px overflow-hidden rounded border border-line bg-line md:grid-cols-2">
        {faq.map(({ question, answer }) => (
          <li key={question} className="bg-surface p-6 md:p-8">
            <h3 className="text-3 leading-snug">{question}</h3>
            <p className="mt-3 max-w-measure text-ink-muted">{answer}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
