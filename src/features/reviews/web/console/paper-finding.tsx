import { Select } from '../../../../ui/select.tsx'
import { DateField } from '../../../../ui/date-field.tsx'
import type { CheckItem, CheckMethod, Paper } from '../../contract.ts'
import { optionsOf, todayInQatar } from '../../../console/web/index.ts'
import { useReviewTexts, useConsoleTexts } from './texts.ts'

interface Finding {
  item: CheckItem
  method: CheckMethod
  until: string
}

/** What the badge will say: what was checked, how, and until when. */
export function PaperFinding({
  paper,
  finding,
  onChange,
}: {
  paper: Paper
  finding: Finding
  onChange: (finding: Finding) => void
}) {
  const t = useConsoleTexts().papers
  const words = useReviewTexts()
  const { item, method, until } = finding
  return (
    <fieldset className="grid gap-4 border-t border-line pt-4 sm:grid-cols-2">
      <legend className="sr-only">{t.finding}</legend>
      <Select
        label={t.item}
        options={optionsOf(words.checks.item)}
        value={item}
        onChange={(event) => onChange({ ...finding, item: event.target.value as CheckItem })}
      />
      <Select
        label={t.method}
        options={optionsOf(words.checks.method)}
        value={method}
        onChange={(event) => onChange({ ...finding, method: event.target.value as CheckMethod })}
      />
      <DateField
        label={t.until}
        hint={paper.expiry_date === null ? undefined : t.untilHint}
        min={todayInQatar()}
        max={paper.expiry_date ?? undefined}
        value={until}
        onChange={(event) => onChange({ ...finding, until: event.target.value })}
        fieldClassName="sm:col-span-2"
      />
      <p className="text-sm text-ink-soft sm:col-span-2">{t.badge(words.checks.badge[item])}</p>
    </fieldset>
  )
}
