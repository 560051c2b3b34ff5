import { type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { loaderTools } from '../../../platform/web/loader.ts'
import { pageMeta } from '../../../platform/web/meta.ts'
import { Card } from '../../../ui/card.tsx'
import { formsTexts } from './forms-texts.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import { OutcomeNote } from './outcome-note.tsx'
import { useTexts } from './texts.ts'

export function loader(args: LoaderFunctionArgs) {
  const { locale, origin } = loaderTools(args)
  return { forms: formsTexts(locale), locale, origin }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { forms, locale, origin } = loaderData
  const { metaTitle: title, metaDescription: description } = forms.newsletter
  return pageMeta({ title, description, path: '/newsletter', locale, origin })
}

export default function NewsletterPage() {
  const { newsletter: t } = useTexts()
  return (
    <div className="mx-auto max-w-160 px-4 py-12 sm:px-6 lg:py-20">
      <h1 className="text-3xl">{t.title}</h1>
      <p className="mt-3 text-lg text-ink-soft">{t.intro}</p>
      <OutcomeNote sent={t.sent} className="mt-6" />
      <Card as="div" className="mt-8">
        <NewsletterForm />
      </Card>
    </div>
  )
}
