import { useState } from 'react'
import { formatShortDate } from '../../../../platform/shared/format.ts'
import type { Locale } from '../../../../platform/shared/locales.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { useRecruitmentTexts } from '../../../recruitment/web/index.ts'
import type { TemplateStep } from '../../../recruitment/template-contract.ts'
import { forecast } from './forecast.ts'
import { useSettingsTexts } from './texts.ts'

const dayMs = 86_400_000

const dayAfter = (days: number, locale: Locale): string =>
  formatShortDate(new Date(Date.now() + days * dayMs), locale)

/** What a hire of today would come to: each step with who acts and by when. */
export function StepPreview({
  steps,
  name = steps.length.toString(),
}: {
  steps: readonly TemplateStep[]
  name?: string
}) {
  const { recruitment: t } = useSettingsTexts()
  const words = useRecruitmentTexts()
  const locale = useLocale()
  const [person, setPerson] = useState('woman')
  const hasWomenOnly = steps.some(({ women_only }) => women_only)
  const shown = forecast(steps, person === 'woman')
  const last = Math.max(0, ...shown.map(({ dueAfter }) => dueAfter))
  return (
    <div>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-soft">
          {t.previewText} {t.lasts(last)}
        </p>
        {hasWomenOnly && (
          <RadioGroup
            name={`person-${name}`}
            label={t.preview}
            hideLabel
            variant="segments"
            className="whitespace-nowrap"
            value={person}
            onChange={(event) => setPerson(event.currentTarget.value)}
            options={[
              { value: 'woman', label: t.previewOf.woman },
              { value: 'man', label: t.previewOf.man },
            ]}
          />
        )}
      </div>
      <ol className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map(({ key, actor, dueAfter }, index) => (
          <li key={key} className="flex gap-3 rounded-md border border-line px-3.5 py-2.5">
            <span
              aria-hidden
              className="grid size-7 shrink-0 place-items-center rounded-full bg-accent-wash text-sm font-semibold text-accent"
            >
              {index + 1}
            </span>
            <span className="min-w-0">
              <span className="block font-medium">{words.steps[key]}</span>
              <span className="block text-sm text-ink-faint">
                {words.actors[actor]} · {t.dueOn(dayAfter(dueAfter, locale))}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
