import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { formatShortAmount } from '../../../../platform/shared/money.ts'
import { loaderTools } from '../../../../platform/web/loader.ts'
import { formsTexts, VisaRequestButton } from '../../../enquiries/web/index.ts'
import { getContent } from '../../contract.ts'
import { Comparison } from './pages-comparison.tsx'
import { PageHead, TickList } from './pages-head.tsx'
import { infoMeta } from './pages-meta.ts'
import { pagesTexts } from './pages-texts.ts'
import { Section } from '../site/section.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, origin } = loaderTools(args)
  const { crumbs, visa: t, filled } = pagesTexts(locale)
  const { prices, currency } = await api(getContent, {})
  const { visa_service: service, private_sponsorship: own } = prices
  const money = (amount: number) => formatShortAmount(amount, currency, locale)
  const aim = filled.days(service.aim_days)
  return {
    price: money(service.amount),
    perMonth: filled.perMonth(money(service.monthly)),
    points: filled.points(aim),
    rows: [
      { name: t.compare.price, ours: money(service.amount), others: money(own.amount) },
      { name: t.compare.monthly, ours: money(service.monthly), others: t.compare.none },
      {
        name: t.compare.time,
        ours: filled.aimed(aim),
        others: filled.about(filled.days(own.days)),
      },
      { name: t.compare.replacement, ours: t.compare.free, others: t.compare.yours },
      { name: t.compare.renewal, ours: t.compare.everyTwo, others: t.compare.yours },
    ],
    crumbs,
    t,
    forms: formsTexts(locale),
    locale,
    origin,
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? infoMeta(loaderData, '/visa') : []

export default function VisaPage() {
  const data = useLoaderData<typeof loader>()
  const { t, rows } = data
  return (
    <>
      <PageHead t={t} aside={<Offer {...data} />}>
        <section aria-labelledby="visa-steps" className="pb-16 lg:pb-20">
          <h2 id="visa-steps" className="text-2xl">
            {t.stepsTitle}
          </h2>
          <ol className="mt-4">
            {t.steps.map(({ title, text }, index) => (
              <li key={title} className="flex gap-5 border-b border-line py-5 last:border-0">
                <span
                  aria-hidden
                  className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-wash font-semibold text-accent tabular-nums"
                >
                  {index + 1}
                </span>
                <div className="max-w-140">
                  <h3 className="text-lg">{title}</h3>
                  <p className="mt-1 text-ink-soft">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </section>
      </PageHead>
      <Section title={t.compareTitle} className="bg-sunken">
        <Comparison
          caption={t.compareCaption}
          headers={{ name: t.compare.what, ours: t.compare.ours, others: t.compare.own }}
          rows={rows}
        />
      </Section>
    </>
  )
}

/** What our service costs and brings. */
function Offer({
  t,
  price,
  perMonth,
  points,
}: Pick<Awaited<ReturnType<typeof loader>>, 't' | 'price' | 'perMonth' | 'points'>) {
  return (
    <section
      aria-labelledby="visa-offer"
      className="rounded-lg border border-accent bg-surface p-6 shadow-2 inset-ring inset-ring-accent sm:p-8"
    >
      <h2 id="visa-offer" className="text-xl">
        {t.offer}
      </h2>
      <p className="mt-3 text-4xl font-semibold tabular-nums">{price}</p>
      <p className="mt-1 text-lg text-ink-soft tabular-nums">{perMonth}</p>
      <TickList items={points} className="mt-5" />
      <p className="mt-3 text-sm text-ink-faint">{t.aim}</p>
      <VisaRequestButton className="mt-6" />
      <p className="mt-3 text-sm text-ink-faint">{t.request}</p>
    </section>
  )
}
