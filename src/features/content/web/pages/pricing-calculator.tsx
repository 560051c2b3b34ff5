import { useSubmit } from 'react-router'
import { countryName } from '../../../../platform/shared/format.ts'
import { joinList } from '../../../../platform/shared/join-list.ts'
import { localizedPath } from '../../../../platform/shared/locale.ts'
import { formatShortAmount } from '../../../../platform/shared/money.ts'
import { Button } from '../../../../ui/button.tsx'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { PricingData } from './pricing.page.tsx'

/** What a household pays for its choice, line by line, as the server works it out; without scripts the form asks for the page again. */
export function PricingCalculator(data: PricingData) {
  const { calculator: t, choice, locale } = data
  const submit = useSubmit()
  const { planOptions, visaOptions, countries } = optionsOf(data)
  const action = localizedPath('/pricing', locale)
  const ask = (form: HTMLFormElement) =>
    void submit(form, { action, replace: true, preventScrollReset: true })
  return (
    <div className="grid items-start gap-6 rounded-lg border border-line bg-surface p-5 shadow-1 sm:p-8 lg:grid-cols-[1fr_1.15fr] lg:gap-12">
      <form
        action={`${action}#calculator`}
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          ask(event.currentTarget)
        }}
        // What is typed counts once the field is left, or by Enter.
        onChange={({ target, currentTarget }) => {
          if ((target as Partial<HTMLInputElement>).type !== 'text') ask(currentTarget)
        }}
        onBlur={({ target, currentTarget }) => {
          if (target.name === 'wage' && target.value.trim() !== choice.wage) ask(currentTarget)
        }}
      >
        <Select
          label={t.nationality}
          name="country"
          options={countries}
          defaultValue={choice.country}
        />
        <TextField
          label={t.wage}
          name="wage"
          inputMode="decimal"
          dir="ltr"
          hint={t.wageHint}
          error={choice.isWageWrong ? t.wageWrong : undefined}
          defaultValue={choice.wage}
        />
        <Select label={t.plan} name="plan" options={planOptions} defaultValue={choice.plan} />
        <RadioGroup label={t.visa} name="visa" options={visaOptions} defaultValue={choice.visa} />
        <Button type="submit" variant="secondary" className="[html[data-hydrated]_&]:hidden">
          {t.work}
        </Button>
      </form>
      <CostTable {...data} />
    </div>
  )
}

/** What can be chosen. */
function optionsOf({ content: { prices }, calculator: t, t: { plans }, locale }: PricingData) {
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
  return { planOptions, visaOptions, countries }
}

/** What it comes to, once, each month and in the first year. */
function CostTable(data: PricingData) {
  const { cost, calculator: t, quote, content, locale, choice } = data
  const money = (amount: number) => formatShortAmount(amount, content.currency, locale)
  const rows = cost.lines.map(({ kind, amount, at_most, receiver, due }) => ({
    key: kind,
    name:
      kind === 'recruitment_fee' && at_most
        ? `${quote.lines[kind]}: ${countryName(choice.country, locale)}`
        : quote.lines[kind],
    note: joinList([quote.receivers[receiver], quote.due[due]], locale),
    amount:
      amount === null
        ? quote.unknown
        : at_most
          ? quote.atMost.replace('{amount}', money(amount))
          : money(amount),
  }))
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
          {[
            ...rows,
            { key: 'none', name: t.lines.worker, note: t.notes.worker, amount: money(0) },
          ].map(({ key, name, note, amount }) => (
            <tr key={key} className="border-b border-line">
              <th scope="row" className="py-3 pe-4 text-start font-normal">
                <span className="block">{name}</span>
                <span className="block text-sm text-ink-faint">{note}</span>
              </th>
              <td className="py-3 text-end align-top tabular-nums">{amount}</td>
            </tr>
          ))}
        </tbody>
        <Sums {...data} />
      </table>
      <p className="mt-4 text-sm text-ink-faint">
        {cost.sums.partial && `${quote.partial} `}
        {t.besides}
      </p>
    </div>
  )
}

function Sums({ cost: { sums }, calculator: t, quote, content, locale }: PricingData) {
  const money = (amount: number) => formatShortAmount(amount, content.currency, locale)
  return (
    <tfoot className="font-semibold">
      <tr>
        <th scope="row" className="pt-4 text-start">
          {sums.at_most ? t.onceAtMost : t.once}
        </th>
        <td className="pt-4 text-end text-xl tabular-nums">{money(sums.once)}</td>
      </tr>
      <tr>
        <th scope="row" className="pt-1 text-start">
          {t.monthly}
        </th>
        <td className="pt-1 text-end tabular-nums">{money(sums.monthly)}</td>
      </tr>
      <tr>
        <th scope="row" className="pt-1 text-start">
          {sums.at_most ? quote.sums.firstYearAtMost : quote.sums.firstYear}
        </th>
        <td className="pt-1 text-end tabular-nums">{money(sums.first_year)}</td>
      </tr>
    </tfoot>
  )
}
