import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { LocalLink } from '../../../platform/web/local-link.tsx'
import { loaderTools } from '../../../platform/web/loader.ts'
import { pageMeta } from '../../../platform/web/meta.ts'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { getFormTicket } from '../contract.ts'
import { formsTexts } from './forms-texts.ts'
import { SentNote } from './form-parts.tsx'
import { OutcomeNote } from './outcome-note.tsx'
import { useTexts } from './texts.ts'
import { VisaRequestForm } from './visa-request-form.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, origin } = loaderTools(args)
  const { ticket } = await api(getFormTicket, {})
  return { ticket, forms: formsTexts(locale), locale, origin }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { forms, locale, origin } = loaderData
  const { visa: t } = forms
  return pageMeta({
    title: t.metaTitle,
    description: t.metaDescription,
    path: '/visa/request',
    locale,
    origin,
  })
}

export default function VisaRequestPage() {
  const { ticket } = useLoaderData<typeof loader>()
  const { visa: t } = useTexts()
  const [sent, setSent] = useState(false)
  return (
    <div className="mx-auto max-w-160 px-4 py-8 sm:px-6 lg:py-14">
      <LocalLink
        to="/visa"
        className="inline-flex min-h-11 items-center gap-2 text-sm font-medium text-ink-soft hover:text-accent"
      >
        <Icon of={ArrowLeft} directional />
        {t.back}
      </LocalLink>
      <h1 className="mt-2 text-3xl">{t.title}</h1>
      <p className="mt-3 text-lg text-ink-soft">{t.intro}</p>
      <OutcomeNote sent={t.sent} className="mt-6" />
      <Card as="div" className="mt-8">
        {sent ? (
          <SentNote title={t.sentTitle}>
            <p className="text-ink-soft">{t.sent}</p>
          </SentNote>
        ) : (
          <VisaRequestForm ticket={ticket} onSent={() => setSent(true)} />
        )}
      </Card>
    </div>
  )
}
