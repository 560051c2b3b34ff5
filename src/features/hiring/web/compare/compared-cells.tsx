import { Check, CircleHelp, Minus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatShortDate } from '../../../../platform/shared/format.ts'
import { joinList } from '../../../../platform/shared/join-list.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Icon, type LucideIcon } from '../../../../ui/icon.tsx'
import { useAttributeWords, useWords, useWordTexts } from '../../../profiles/web/index.ts'
import type { Verdict } from '../../compare-choices.ts'
import type { AnsweredWish, Compared as Person } from '../../compare-contract.ts'
import { useCompareTexts } from '../list-texts.ts'
import { type Compared, type ComparedRow, comparedValue, wordsOfRow } from './compared-rows.ts'

type Candidate = Person['candidate']

/** What one of them says of a row. */
export function FactCell({
  row,
  value,
  candidate,
}: {
  row: ComparedRow
  value: Compared
  candidate: Candidate
}) {
  const words = useWords()
  const locale = useLocale()
  const t = useCompareTexts()
  const word = useWordOf(row, candidate)
  const { profile } = candidate
  if (row === 'expected_salary') return words.salary(profile.expected_salary, candidate.currency)
  if (row === 'experience_years')
    return words.experience(profile.experience_years, profile.experience_months)
  if (row === 'nationality') return words.nationality(profile.nationality, profile.gender)
  if (row === 'desired_position')
    return words.position(value === null ? null : String(value), profile.gender)
  if (row === 'availability_date' && value !== null)
    return value === 'now' ? t.now : t.from(formatShortDate(String(value), locale))
  if (Array.isArray(value))
    return value.length === 0 ? <Nothing /> : joinList((value as string[]).map(word), locale)
  return value === null ? <Nothing /> : typeof value === 'number' ? value : word(String(value))
}

function Nothing() {
  const t = useCompareTexts()
  return (
    <>
      <Icon of={Minus} size={16} className="text-ink-faint" />
      <span className="sr-only">{t.nothing}</span>
    </>
  )
}

const marks: Record<Verdict, { icon: LucideIcon; tone: string }> = {
  met: { icon: Check, tone: 'text-palm' },
  partly: { icon: Check, tone: 'text-amber' },
  missed: { icon: X, tone: 'text-danger' },
  unknown: { icon: CircleHelp, tone: 'text-ink-faint' },
}

/** How one of them meets a wish: each thing asked for with its mark, or what she says and whether it fits. */
export function AnswerCell({
  row,
  answer,
  candidate,
}: {
  row: ComparedRow
  answer: AnsweredWish | undefined
  candidate: Candidate
}) {
  const t = useCompareTexts()
  const word = useWordOf(row, candidate)
  const said = <FactCell row={row} value={comparedValue(row, candidate)} candidate={candidate} />
  if (answer === undefined) return said
  const { verdict, has, lacks } = answer
  if (has.length + lacks.length === 0)
    return (
      <Marked verdict={verdict} text={t.verdicts[verdict]}>
        {said}
      </Marked>
    )
  const missing = verdict === 'unknown' ? 'unknown' : 'missed'
  return (
    <ul className="space-y-1">
      {has.map((value) => (
        <li key={value}>
          <Marked verdict="met" text={t.has}>
            {word(value)}
          </Marked>
        </li>
      ))}
      {lacks.map((value) => (
        <li key={value}>
          <Marked verdict={missing} text={missing === 'missed' ? t.lacks : t.notKnown}>
            {word(value)}
          </Marked>
        </li>
      ))}
    </ul>
  )
}

function Marked({
  verdict,
  text,
  children,
}: {
  verdict: Verdict
  text: string
  children: ReactNode
}) {
  const { icon, tone } = marks[verdict]
  return (
    <span className="flex items-start gap-1.5">
      <Icon of={icon} size={18} className={classNames('mt-[0.2em] shrink-0', tone)} />
      <span className="min-w-0">
        {children} <span className="sr-only">({text})</span>
      </span>
    </span>
  )
}

/** Words of a row's values; of languages with how well she speaks them, of ages of children with the years that she has cared for them. */
function useWordOf(row: ComparedRow, { profile }: Candidate): (value: string) => string {
  const { word } = useAttributeWords()
  const words = useWords()
  const { years } = useWordTexts()
  if (row === 'languages')
    return (value) => {
      const [language = '', given] = value.split(':')
      const level = given ?? profile.languages.find((one) => one.language === language)?.speak
      const name = words.language(language)
      return level ? `${name} (${words.level(level)})` : name
    }
  if (row === 'skills') return words.skill
  if (row === 'childcare_experience_years')
    return (band) => {
      const many = profile.childcare_experience_years[band] ?? 0
      return many > 0 ? `${word(row, band)} (${years(many)})` : word(row, band)
    }
  return (value) => word(wordsOfRow(row), value)
}
