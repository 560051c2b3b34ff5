import { useState } from 'react'
import { useLocation } from 'react-router'
import { countryName } from '../../../../platform/shared/format.ts'
import { localizedPath } from '../../../../platform/shared/locale.ts'
import { formatSalary } from '../../../../platform/shared/money.ts'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { Select } from '../../../../ui/select.tsx'
import { choiceOf, type CostChoice, type CostLine, householdCost } from './pricing-cost.ts'
import type { PricingData } from './pricing.page.tsx'

/** What a household pays for its choice, line by line; without scripts the form asks for the page again. */
export function PricingCalculator(data: PricingData) {
  const {
    content: { prices },
    calculator: t,
    t: { plans },
    locale,
  } = data
  const { search } = useLocation()
  const [choice, setChoice] = useState(() => choiceOf(search, prices))
  const set = (change: Partial<CostChoice>) => setChoice({ ...choice, ...change })
  const planOptions = (['none', 'basic', 'standard', 'premium'] as const).map((key) => ({
    value: key,
    label: key === 'none' ? t.noPlan : plans[key].name,
  }))
  const visaOptions = (['service', 'private', 'none'] as const).map((key) => ({
    value: key,
    label: t.visas[key],
  }))
  const countries = [
    ...prices.recruitment_caps.amounts.map(({ country }) => ({
      value: country,
      label: countryName(country, locale),
    })),
    { value: 'other', label: t.otherNationality },
  ]

  return (
    <div className="grid items-start gap-6 rounded-lg border border-line bg-surface p-5 shadow-1 sm:p-8 lg:grid-cols-[1fr_1.15fr] lg:gap-12">
      <form action={`${localizedPath('/pricing', locale)}#calculator`} className="grid gap-6">
        <Select
          label={t.nationality}
          name="country"
          options={countries}
          value={choice.country}
          onChange={(event) => set({ country: event.target.value })}
        />
        <Select
          label={t.plan}
          name="plan"
          options={planOptions}
          value={choice.plan}
          onChange={(event) => set({ plan: event.target.value as CostChoice['plan'] })}
        />
        <RadioGroup
          label={t.visa}
          name="visa"
          options={visaOptions}
          value={choice.visa}
          onChange={(event) => set({ visa: event.target.value as CostChoice['visa'] })}
        />
        <Button type="submit" variant="secondary" className="[html[data-hydrated]_&]:hidden">
          {t.work}
        </Button>
      </form>
      <CostTable data={data} choice={choice} />
    </div>
  )
}

/** What it comes to, once and each month. */
function CostTable({ data, choice }: { data: PricingData; choice: CostChoice }) {
  const {
    content: { prices, currency },
    calculator: t,
    t: { plans },
    locale,
  } = data
  const { lines, once, monthly, isAtMost } = householdCost(prices, choice)
  const money = (amount: number) => formatSalary(amount, currency)
  const nameOf = ({ key }: CostLine): string => {
    if (key === 'plan' && choice.plan !== 'none')
      return `${t.lines.plan}: ${plans[choice.plan].name}`
    return key === 'recruitment'
      ? `${t.lines.recruitment}: ${countryName(choice.country, locale)}`
      : t.lines[key]
  }
  return (
    <div aria-live="polite">
      <table className="w-full">
        <caption className="sr-only">{t.caption}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t.line}</th>
            <th scope="col">{t.amount}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.key} className="border-b border-line">
              <th scope="row" className="py-3 pe-4 text-start font-normal">
                <span className="block">{nameOf(line)}</span>
                <span className="block text-sm text-ink-faint">{t.notes[line.key]}</span>
              </th>
              <td
                className={classNames(
                  'py-3 text-end align-top tabular-nums',
                  line.key === 'worker' && 'font-medium text-palm',
                )}
              >
                {line.amount === null ? t.agreed : money(line.amount)}
              </td>
            </tr>
          ))}
        </tbody>
        <Sums
          t={t}
          once={money(once)}
          monthly={monthly > 0 ? money(monthly) : null}
          isAtMost={isAtMost}
        />
      </table>
      <p className="mt-4 text-sm text-ink-faint">{t.besides}</p>
    </div>
  )
}

function Sums({
  t,
  once,
  monthly,
  isAtMost,
}: {
  t: PricingData['calculator']
  once: string
  monthly: string | null
  isAtMost: boolean
}) {
  return (
    <tfoot className="font-semibold">
      <tr>
        <th scope="row" className="pt-4 text-start">
          {isAtMost ? t.onceAtMost : t.once}
        </th>
        <td className="pt-4 text-end text-xl tabular-nums">{once}</td>
      </tr>
      {monthly !== null && (
        <tr>
          <th scope="row" className="pt-1 text-start">
            {t.monthly}
          </th>
          <td className="pt-1 text-end tabular-nums">{monthly}</td>
        </tr>
      )}
    </tfoot>
  )
}
