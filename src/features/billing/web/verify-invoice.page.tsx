import { wordsIn } from '../../../platform/shared/catalogues.ts'
import { CircleCheck, CircleX } from 'lucide-react'
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { formatDate } from '../../../platform/shared/format.ts'
import { formatAmount } from '../../../platform/shared/money.ts'
import { ApiError } from '../../../platform/web/api.ts'
import { loaderTools } from '../../../platform/web/loader.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { verifyInvoice } from '../contract.ts'
import { texts } from './texts.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale } = loaderTools(args)
  const { verify: t } = texts[locale]
  try {
    const invoice = await api(verifyInvoice, { code: args.params.code ?? '' })
    const { currency, refunded_amount, operator } = invoice
    const facts: [label: string, value: string][] = [
      [t.no, invoice.invoice_no],
      [t.date, formatDate(invoice.invoice_date, locale)],
      [t.amount, formatAmount(invoice.amount, currency, locale)],
      [
        t.status,
        refunded_amount > 0
          ? `${t.paid} · ${t.refunded(formatAmount(refunded_amount, currency, locale))}`
          : t.paid,
      ],
      [t.subject, t.subjects[invoice.kind]],
      ...(operator ? ([[t.issuer, wordsIn(operator, locale)]] as [string, string][]) : []),
    ]
    return { meta: t.meta, title: t.title, text: t.text, facts, ask: t.ask }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
    return data({ meta: t.meta, ...t.unknown, facts: null, ask: t.ask }, { status: 404 })
  }
}

// The address holds a code, and what it says may change with a refund.
export const headers = () => ({ 'cache-control': 'no-store' })

// The words come with the answer: all of billing's texts for one title would be a twentieth of the page's scripts.
export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.meta },
  { name: 'robots', content: 'noindex' },
]

/** What is true of an invoice, for whoever holds its paper. */
export default function VerifyInvoicePage() {
  const { title, text, facts, ask } = useLoaderData<typeof loader>()
  return (
    <div className="mx-auto w-full max-w-160 px-4 py-10 sm:py-16">
      <Card>
        <h1 className="flex items-start gap-3 text-2xl">
          <Icon
            of={facts ? CircleCheck : CircleX}
            size={28}
            className={facts ? 'mt-1 text-palm' : 'mt-1 text-danger'}
          />
          {title}
        </h1>
        <p className="mt-3 text-ink-soft">{text}</p>
        {facts && (
          <dl className="mt-6 divide-y divide-line border-y border-line">
            {facts.map(([label, value]) => (
              <div key={label} className="flex flex-wrap justify-between gap-x-6 py-3">
                <dt className="text-ink-soft">{label}</dt>
                <dd className="font-medium tabular-nums">
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        )}
        <ButtonLink variant="secondary" to="/contact" className="mt-6 self-start">
          {ask}
        </ButtonLink>
      </Card>
    </div>
  )
}
