import { useState } from 'react'
import { formatShortDate } from '../../../platform/shared/format.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { RemovableChip } from '../../../ui/chip.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { Select } from '../../../ui/select.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { useWords } from '../../profiles/web/index.ts'
import { type Stage, stages } from '../choices.ts'
import type { Recruitment } from '../contract.ts'
import { noFilters, type View } from './recruitment-view.ts'
import { useTexts } from './texts.ts'

interface Props {
  open: boolean
  view: View
  all: readonly Recruitment[]
  onClose: () => void
  onApply: (change: Partial<View>) => void
}

/** Nationality, stage, overdue and the days of the hire, in a drawer. */
export function Filters({ open, view, all, onClose, onApply }: Props) {
  const t = useTexts()
  const words = useWords()
  const [draft, setDraft] = useState(view)
  const nationalities = [
    ...new Set(all.flatMap(({ jobseeker_nationality }) => jobseeker_nationality ?? [])),
  ]
  const change = (part: Partial<View>) => setDraft({ ...draft, ...part })
  const apply = () => {
    const { nationality, stage, overdue, from, to } = draft
    onApply({ nationality, stage, overdue, from, to })
    onClose()
  }
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t.filter.title}
      closeLabel={t.close}
      footer={
        <>
          <Button variant="secondary" onClick={() => change(noFilters)}>
            {t.clear}
          </Button>
          <Button onClick={apply}>{t.apply}</Button>
        </>
      }
    >
      <div className="space-y-5">
        <Select
          label={t.filter.nationality}
          placeholder={t.filter.anyNationality}
          options={nationalities.map((value) => ({ value, label: words.nationality(value) }))}
          value={draft.nationality}
          onChange={(event) => change({ nationality: event.target.value })}
        />
        <Select
          label={t.filter.stage}
          placeholder={t.filter.anyStage}
          options={stages.map((value) => ({ value, label: t.stages[value] }))}
          value={draft.stage}
          onChange={(event) => change({ stage: event.target.value as Stage | '' })}
        />
        <DaysOfHire from={draft.from} to={draft.to} onChange={change} />
        <Checkbox
          label={t.filter.overdue}
          checked={draft.overdue}
          onChange={(event) => change({ overdue: event.target.checked })}
        />
      </div>
    </Drawer>
  )
}

function DaysOfHire({
  from,
  to,
  onChange,
}: Pick<View, 'from' | 'to'> & { onChange: (change: Partial<View>) => void }) {
  const { filter: t } = useTexts()
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      <DateField
        label={t.from}
        value={from}
        onChange={(event) => onChange({ from: event.target.value })}
        className="px-2"
      />
      <DateField
        label={t.to}
        value={to}
        onChange={(event) => onChange({ to: event.target.value })}
        className="px-2"
      />
    </div>
  )
}

/** What is set, each to take away. */
export function SetFilters({
  view,
  onChange,
}: {
  view: View
  onChange: (change: Partial<View>) => void
}) {
  const t = useTexts()
  const words = useWords()
  const locale = useLocale()
  const day = (label: string, date: string) =>
    date !== '' && `${label}: ${formatShortDate(date, locale)}`
  const chips = [
    { key: 'nationality', text: view.nationality !== '' && words.nationality(view.nationality) },
    { key: 'stage', text: view.stage !== '' && t.stages[view.stage] },
    { key: 'overdue', text: view.overdue && t.filter.overdue },
    { key: 'from', text: day(t.filter.from, view.from) },
    { key: 'to', text: day(t.filter.to, view.to) },
  ] as const
  return (
    <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
      {chips.map(
        ({ key, text }) =>
          text !== false && (
            <RemovableChip
              key={key}
              removeLabel={t.filter.remove(text)}
              onRemove={() => onChange({ [key]: noFilters[key] })}
            >
              {text}
            </RemovableChip>
          ),
      )}
    </div>
  )
}
