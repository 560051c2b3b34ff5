import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { formatSalary } from '../../../platform/shared/money.ts'
import { loaderTools } from '../../../platform/web/loader.ts'
import { VisaRequestButton } from '../../enquiries/web/index.ts'
import { getContent } from '../contract.ts'
import { Comparison } from './pages-comparison.tsx'
import { PageHead, TickList } from './pages-head.tsx'
import { infoMeta } from './pages-meta.ts'
import { pagesTexts, usePagesTexts } from './pages-texts.ts'
import { Section } from './section.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, origin } = loaderTools(args)
  const { prices, currency } = await api(getContent, {})
  return { prices, currency, locale, origin }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? infoMeta({ ...loaderData, path: '/visa', texts: pagesTexts[loaderData.locale].visa }) : []

export default function VisaPage() {
  const { prices, currency } = useLoaderData<typeof loader>()
  const { visa: t } = usePagesTexts()
  const { visa_service: service, private_sponsorship: own } = prices
  const money = (amount: number) => formatSalary(amount, currency)
  const aim = t.days(service.aim_days)
  const rows = [
    { name: t.compare.price, ours: money(service.amount), others: money(own.amount) },
    { name: t.compare.monthly, ours: money(service.monthly), others: t.compare.none },
    { name: t.compare.time, ours: t.compare.aimed(aim), others: t.compare.about(t.days(own.days)) },
    { name: t.compare.replacement, ours: t.compare.free, others: t.compare.yours },
    { name: t.compare.renewal, ours: t.compare.everyTwo, others: t.compare.yours },
  ]
  return (
    <>
      <div className="grid max-w-page items-start gap-x-10 lg:mx-auto lg:grid-cols-[1fr_26rem] lg:pe-6">
        <PageHead crumb={t.crumb} title={t.title} lead={t.lead} />
        <section
          aria-labelledby="visa-offer"
          className="mx-4 mt-8 rounded-lg border border-accent bg-surface p-6 shadow-2 inset-ring inset-ring-accent sm:mx-6 sm:p-8 lg:mx-0 lg:mt-14 lg:row-span-2"
        >
          <h2 id="visa-offer" className="text-xl">
            {t.offer}
          </h2>
          <p className="mt-3 text-4xl font-semibold tabular-nums">{money(service.amount)}</p>
          <p className="mt-1 text-lg text-ink-soft tabular-nums">{t.perMonth(money(service.monthly))}</p>
          <TickList items={t.points(aim)} className="mt-5" />
          <p className="mt-3 text-sm text-ink-faint">{t.aim}</p>
          <VisaRequestButton className="mt-6" />
          <p className="mt-3 text-sm text-ink-faint">{t.request}</p>
        </section>
      </div>
      <Section title={t.compareTitle}>
        <Comparison caption={t.compareCaption} headers={{ name: t.compare.what, ours: t.compare.ours, others: t.compare.own }} rows={rows} />
      </Section>
      <Section title={t.stepsTitle} className="bg-sunken">
        <ol className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {t.steps.map(({ title, text }, index) => (
            <li key={title} className="rounded-lg border border-line bg-surface p-6">
              <span aria-hidden className="grid size-10 place-items-center rounded-full bg-accent-wash font-semibold text-accent tabular-nums">
                {index + 1}
              </span>
              <h3 className="mt-4 text-lg">{title}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </Section>
    </>
  )
}
