import { Disclosure } from '../../../../ui/disclosure.tsx'
import type { HomeTexts } from './home-texts.ts'

/** Questions and answers; open one closes another. */
export function Faq({ texts: t }: { texts: HomeTexts['faq'] }) {
  return (
    <section
      id="faq"
      aria-labelledby="faq-title"
      className="mx-auto grid max-w-page gap-x-16 gap-y-5 px-4 py-9 later-38 sm:px-6 lg:grid-cols-[1fr_1.9fr] lg:py-20 lg:later-33"
    >
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{
          __html: JSON.stringify(dataOf(t.items)).replaceAll('<', '\\u003c'),
        }}
      />
      <div>
        <h2 id="faq-title" className="text-3xl">
          {t.title}
        </h2>
        <p className="mt-2 text-ink-soft sm:text-lg">{t.lead}</p>
      </div>
      <div className="border-t border-line">
        {t.items.map(({ question, answer }) => (
          <Disclosure
            key={question}
            name="faq"
            summary={<h3 className="text-lg font-medium">{question}</h3>}
          >
            {answer}
          </Disclosure>
        ))}
      </div>
    </section>
  )
}

/** The questions as search engines read them. */
const dataOf = (items: HomeTexts['faq']['items']) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
