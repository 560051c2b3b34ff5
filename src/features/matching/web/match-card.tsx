import { Check, CircleCheck, CircleHelp, CircleX } from 'lucide-react'
import { formatShortDate } from '../../../platform/shared/format.ts'
import { LocalLink } from '../../../platform/web/local-link.tsx'
import { useLocale } from '../../../platform/web/texts.ts'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Icon, type LucideIcon } from '../../../ui/icon.tsx'
import { Avatar } from '../../../ui/portrait.tsx'
import { useWords, useWordTexts } from '../../profiles/web/index.ts'
import type { MatchedCandidate, Reason } from '../contract.ts'
import { useTexts } from './texts.ts'

/** A candidate with her score, and what speaks for her, against her and is not known. */
export function MatchCard({
  candidate,
  currency,
}: {
  candidate: MatchedCandidate
  currency: string
}) {
  const t = useTexts()
  const words = useWords()
  const { profile, match } = candidate
  return (
    <Card as="article" aria-label={candidate.full_name} className="h-full">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <Avatar
          name={candidate.full_name}
          src={profile.profile_image_url}
          size="l"
          shape="square"
        />
        <div className="min-w-0 grow basis-40">
          <h3 className="font-semibold">
            <LocalLink to={`/candidates/${candidate.id}`} className="hover:underline">
              <bdi>{candidate.full_name}</bdi>
            </LocalLink>
          </h3>
          <p className="text-sm text-ink-soft">
            {words.position(profile.desired_position ?? profile.position_sought, profile.gender)} ·{' '}
            {words.salary(profile.expected_salary, currency)}
          </p>
          <Person candidate={candidate} />
        </div>
        <Chip tone={match.score >= 70 ? 'palm' : match.score >= 40 ? 'amber' : 'neutral'}>
          {t.results.score(match.score)}
        </Chip>
        <span data-heart={candidate.id} className="size-11 shrink-0" />
      </div>
      <Why reasons={match.why} />
      <Match match={match} currency={currency} />
    </Card>
  )
}

/** In a few words why she fits, what matters most to the household first. */
export function Why({ reasons }: { reasons: Reason[] }) {
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
    <ul aria-label={results.why} className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-sm">
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
function Match({ match, currency }: { match: MatchedCandidate['match']; currency: string }) {
  const t = useTexts()
  return (
    <dl className="mt-4 flex flex-col gap-3 text-sm">
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

/** How old she is, what she has behind her, where she is, whether there is a film of her, and what was checked of her. */
export function Person({
  candidate: { profile, checks, has_video },
}: {
  candidate: MatchedCandidate
}) {
  const t = useWordTexts()
  const { age, experience_years: years, current_location: place } = profile
  const facts = [
    age === null ? null : t.years(age),
    years === null || years === 0 ? null : t.experience(years),
    place,
    has_video ? t.card.video : null,
  ].filter((fact) => fact !== null)
  return (
    <>
      <p className="text-sm text-ink-soft">
        {facts.map((fact, index) => (
          <span key={fact}>
            {index > 0 && ' · '}
            <bdi>{fact}</bdi>
          </span>
        ))}
      </p>
      {checks.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-1.5">
          {checks.map(({ item }) => (
            <li key={item}>
              <Chip tone="palm">{t.card.checked[item]}</Chip>
            </li>
          ))}
        </ul>
      )}
    </>
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
