import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { countryName, formatDate } from '../../../../platform/shared/format.ts'
import { formatShortAmount } from '../../../../platform/shared/money.ts'
import { loaderTools } from '../../../../platform/web/loader.ts'
import { estimateCost } from '../../../billing/quote-contract.ts'
import { getContent } from '../../contract.ts'
import { Comparison } from './pages-comparison.tsx'
import { CountryFlag, PageHead, TickList } from './pages-head.tsx'
import { infoMeta } from './pages-meta.ts'
import { pagesTexts, quotePieces } from './pages-texts.ts'
import { choiceOf } from './pricing-cost.ts'
import { PricingCalculator } from './pricing-calculator.tsx'
import { PricingPlans } from './pricing-plans.tsx'
import { Section } from '../site/section.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, origin } = loaderTools(args)
  const { crumbs, pricing: t, calculator, filled } = pagesTexts(locale)
  const { prices, currency, claims } = await api(getContent, {})
  const content = { prices, currency, claims }
  const { plans, recruitment_caps: caps, elsewhere } = content.prices
  const choice = choiceOf(new URL(args.request.url).search, prices)
  const cost = await api(estimateCost, {
    country: choice.country,
    plan: choice.plan,
    visa: choice.visa,
    ...(choice.wageAmount !== null && { wage: choice.wageAmount }),
  })
  const { basic, standard, premium } = t.plans
  return {
    content,
    crumbs,
    t,
    calculator,
    choice,
    cost,
    quote: quotePieces(locale),
    filled: {
      ask: {
        basic: filled.ask(basic.name),
        standard: filled.ask(standard.name),
        premium: filled.ask(premium.name),
      },
      signUpFirst: {
        basic: filled.signUpFirst(basic.name),
        standard: filled.signUpFirst(standard.name),
        premium: filled.signUpFirst(premium.name),
      },
      signInFirst: {
        basic: filled.signInFirst(basic.name),
        standard: filled.signInFirst(standard.name),
        premium: filled.signInFirst(premium.name),
      },
      capsSource: filled.capsSource(caps.decision, formatDate(caps.in_force_since, locale)),
      from: filled.from(formatShortAmount(plans.basic, content.currency, locale)),
      elsewhere: elsewhere && {
        access: filled.atLeast(formatShortAmount(elsewhere.platform_access, currency, locale)),
        visa: filled.atLeast(formatShortAmount(elsewhere.nanny_visa, currency, locale)),
      },
    },
    locale,
    origin,
  }
}
export type PricingData = Awaited<ReturnType<typeof loader>>

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? infoMeta(loaderData, '/pricing') : []

export default function PricingPage() {
  const data = useLoaderData<typeof loader>()
  const { t, calculator, filled, locale } = data
  const { prices, currency } = data.content
  const { recruitment_caps: caps } = prices
  const money = (amount: number) => formatShortAmount(amount, currency, locale)
  return (
    <>
      <PageHead t={t} />
      <Section title={t.plansTitle} lead={t.plansLead}>
        <PricingPlans {...data} />
        <p className="mt-5 max-w-160 text-ink-soft">{t.plansNote}</p>
      </Section>
      <Section
        id="calculator"
        title={calculator.title}
        lead={calculator.lead}
        className="bg-sunken"
      >
        <PricingCalculator {...data} />
      </Section>
      <Section title={t.capsTitle} lead={t.capsLead}>
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4" aria-label={t.capsCaption}>
          {caps.amounts.map(({ country, amount }) => (
            <li
              key={country}
              className="flex items-center gap-3 rounded-md border border-line bg-surface px-5 py-4"
            >
              <CountryFlag country={country} />
              <span className="min-w-0 grow">{countryName(country, locale)}</span>
              <span className="text-end">
                <span className="block text-sm text-ink-faint">{t.capsAmount}</span>
                <span className="font-semibold whitespace-nowrap tabular-nums">
                  {money(amount)}
                </span>
              </span>
            </li>
          ))}
        </ul>
        <p className="mt-5 max-w-160 text-sm text-ink-faint">{filled.capsSource}</p>
      </Section>
      <Elsewhere {...data} />
      <Section title={t.feesTitle} className="border-t border-line">
        <TickList items={t.fees} className="max-w-160 text-lg text-ink-soft" />
      </Section>
    </>
  )
}

/** What the same costs elsewhere, where the operator has said so. */
function Elsewhere({ t, filled, content, locale }: PricingData) {
  const { prices, currency } = content
  const { elsewhere } = filled
  const money = (amount: number) => formatShortAmount(amount, currency, locale)
  return (
    elsewhere !== null && (
      <Section title={t.comparisonTitle} className="border-t border-line">
        <Comparison
          caption={t.comparisonTitle}
          headers={{
            name: t.comparison.what,
            ours: t.comparison.ours,
            others: t.comparison.others,
          }}
          rows={[
            {
              name: t.comparison.access,
              ours: filled.from,
              others: elsewhere.access,
            },
            {
              name: t.comparison.visa,
              ours: money(prices.visa_service.amount),
              others: elsewhere.visa,
            },
          ]}
        />
        <p className="mt-4 text-sm text-ink-faint">{t.comparisonNote}</p>
      </Section>
    )
  )
}
