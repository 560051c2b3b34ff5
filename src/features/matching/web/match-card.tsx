import { Check, CircleCheck, CircleHelp, CircleX } from 'lucide-react'
import { formatShortDate } from '../../../platform/shared/format.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Chip } from '../../../ui/chip.tsx'
import { Icon, type LucideIcon } from '../../../ui/icon.tsx'
import { CandidateCard, useWords } from '../../profiles/web/index.ts'
import type { MatchedCandidate, Reason } from '../contract.ts'
import { useTexts } from './texts.ts'

/** Two cards beside each other on a phone, as in the list. */
export const cardGrid = 'grid grid-cols-2 gap-2.5 sm:grid-cols-3 sm:gap-4 *:min-w-0 2xl:grid-cols-4'

/** The list's card of a candidate, with how well she fits and why; `all`: each reason can be opened. */
export function MatchCard({
  candidate,
  currency,
  all = false,
}: {
  candidate: MatchedCandidate
  currency: string
  all?: boolean
}) {
  const { fit: t } = useTexts()
  const { match } = candidate
  return (
    <CandidateCard
      candidate={candidate}
      currency={currency}
      note={
        <>
          {all && (
            <p>
              <Score percent={match.score} small />
            </p>
          )}
          <Why reasons={match.why} className="text-xs" />
          {all && (
            <details className="relative z-1 text-xs">
              <summary className="hit link inline-block cursor-pointer">{t.all}</summary>
              <div className="mt-2">
                <Match match={match} currency={currency} />
              </div>
            </details>
          )}
        </>
      }
    />
  )
}

/** How much of what is asked she has. */
export function Score({ percent, small }: { percent: number; small?: boolean }) {
  const { results: t } = useTexts()
  return (
    <Chip small={small} tone={percent >= 70 ? 'palm' : percent >= 40 ? 'amber' : 'neutral'}>
      {t.score(percent)}
    </Chip>
  )
}

/** In a few words why she fits, what matters most to the household first. */
export function Why({
  reasons,
  className = 'mt-4 text-sm',
}: {
  reasons: Reason[]
  className?: string
}) {
  const { results, why: t } = useTexts()
  const words = useWords()
  if (reasons.length === 0) return null
  const wordsOf = ({ rule, values: [one = '', other, ...more] }: Reason): string => {
    const few = (word: (value: string) => string, many: (n: number) => string) =>
      other === undefined
        ? word(one)
        : more.length === 0
          ? t.both(word(one), word(other))
          : many(more.length + 2)
    switch (rule) {
      case 'position':
        return words.position(one)
      case 'tasks':
        return few(words.skill, t.tasks)
      case 'workType':
        return words.workType(one)
      case 'languages':
        return more.length > 0
          ? t.languages(more.length + 2)
          : t.speaks(few(words.language, String))
      default:
        return t[rule]
    }
  }
  return (
    <ul aria-label={results.why} className={`flex flex-wrap gap-x-4 gap-y-1 ${className}`}>
      {reasons.map((reason) => (
        <li key={reason.rule} className="flex items-center gap-1.5 font-medium text-palm">
          <Icon of={Check} size={16} />
          {wordsOf(reason)}
        </li>
      ))}
    </ul>
  )
}

/** What speaks for her, against her and is not known. */
export function Match({ match, currency }: { match: MatchedCandidate['match']; currency: string }) {
  const t = useTexts()
  return (
    <dl className="flex flex-col gap-3">
      <Reasons
        title={t.results.for}
        icon={CircleCheck}
        tone="text-palm"
        reasons={match.for}
        currency={currency}
      />
      <Reasons
        title={t.results.against}
        icon={CircleX}
        tone="text-danger"
        reasons={match.against}
        currency={currency}
      />
      <Reasons
        title={t.results.unknown}
        icon={CircleHelp}
        tone="text-ink-faint"
        reasons={match.unknown}
        currency={currency}
      />
    </dl>
  )
}

interface ReasonsProps {
  title: string
  icon: LucideIcon
  tone: string
  reasons: Reason[]
  currency: string
}

function Reasons({ title, icon, tone, reasons, currency }: ReasonsProps) {
  const t = useTexts()
  const words = useWords()
  const locale = useLocale()
  if (reasons.length === 0) return null
  const wordOf = ({ rule }: Reason, value: string): string => {
    switch (rule) {
      case 'position':
        return words.position(value)
      case 'tasks':
        return words.skill(value)
      case 'children':
        return (t.form.bands as Record<string, string>)[value] ?? value
      case 'languages':
        return words.language(value)
      case 'workType':
        return words.workType(value)
      case 'budget':
        return words.salary(Number(value), currency)
      case 'start':
        return formatShortDate(value, locale)
    }
  }
  return (
    <div>
      <dt className={`flex items-center gap-1.5 font-medium ${tone}`}>
        <Icon of={icon} size={16} />
        {title}
      </dt>
      {reasons.map((reason) => (
        <dd key={reason.rule} className="ms-5.5 text-ink-soft">
          {t.rules[reason.rule]}
          {reason.values.length > 0 &&
            `: ${reason.values.map((value) => wordOf(reason, value)).join(t.separator)}`}
        </dd>
      ))}
    </div>
  )
}
