import { ArrowRight } from 'lucide-react'
import { formatAmount } from '../../../../platform/shared/money.ts'
import { formatShortDate, isolated } from '../../../../platform/shared/format.ts'
import { LocalLink } from '../../../../platform/web/local-link.tsx'
import { useLocale } from '../../../../platform/web/texts.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Avatar } from '../../../../ui/portrait.tsx'
import { NameBeside } from '../../../profiles/web/index.ts'
import type { HomeTurn } from '../../home-contract.ts'
import { useHomeTexts } from '../list-texts.ts'

/** What a turn is called, with whom it is about. */
function useWordsOf({ kind, person, count, label }: HomeTurn) {
  const { turns } = useHomeTexts()
  const name = isolated(person?.name ?? '')
  const title =
    kind === 'invite'
      ? turns.invite.title(count)
      : kind === 'step' || kind === 'late_step'
        ? turns[kind].title(name, isolated(label ?? ''))
        : turns[kind].title(name)
  return { ...turns[kind], title }
}

/** The one thing to do next, with its one button. */
export function NextTurn({ turn }: { turn: HomeTurn }) {
  const t = useHomeTexts()
  const { title, text, act } = useWordsOf(turn)
  const { person } = turn
  return (
    <Card as="section" aria-label={t.next} className="border-accent!">
      <div className="flex items-start gap-4 sm:gap-6">
        <div className="min-w-0 grow">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
            {t.next}
            <When turn={turn} />
          </p>
          <h2 className="mt-1.5 text-xl">{title}</h2>
          {person !== null && (
            <NameBeside name={person.name} className="block text-sm text-ink-soft" />
          )}
          <p className="mt-1 text-ink-soft">{text}</p>
          <Amount turn={turn} />
        </div>
        {person !== null && (
          <Avatar
            name={person.name}
            src={person.image}
            size="xl"
            shape="square"
            className="max-sm:size-16!"
          />
        )}
      </div>
      <ButtonLink to={turn.path} size="l" className="mt-5 max-sm:w-full">
        {act}
      </ButtonLink>
    </Card>
  )
}

/** What else waits, each a way to where it is done. */
export function MoreTurns({ turns }: { turns: HomeTurn[] }) {
  const t = useHomeTexts()
  if (turns.length === 0) return null
  return (
    <Card title={t.more} bare>
      <ul className="pt-1 pb-2">
        {turns.map((turn, index) => (
          <li key={`${turn.kind}-${turn.person?.id ?? index}`}>
            <Row turn={turn} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Row({ turn }: { turn: HomeTurn }) {
  const { title, act } = useWordsOf(turn)
  const { person } = turn
  return (
    <LocalLink
      to={turn.path}
      className="group flex min-h-16 items-center gap-3 px-5 py-2.5 transition-colors hover:bg-sunken focus-visible:-outline-offset-2 sm:px-6"
    >
      {person !== null && (
        <Avatar name={person.name} src={person.image} shape="square" loading="lazy" />
      )}
      <span className="min-w-0 grow">
        <span className="block font-medium">{title}</span>
        {person !== null && (
          <NameBeside name={person.name} className="block text-sm text-ink-soft" />
        )}
        <span className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
          <span className="text-accent group-hover:underline">{act}</span>
          <Amount turn={turn} />
          <When turn={turn} />
        </span>
      </span>
      <Icon of={ArrowRight} size={18} directional className="shrink-0 text-ink-faint" />
    </LocalLink>
  )
}

function Amount({ turn: { amount, currency } }: { turn: HomeTurn }) {
  const locale = useLocale()
  if (amount === null || currency === null) return null
  return (
    <span className="text-sm font-medium tabular-nums">
      {formatAmount(amount, currency, locale)}
    </span>
  )
}

/** Until when, in words and a colour once it is late. */
function When({ turn: { due_on, is_overdue, kind } }: { turn: HomeTurn }) {
  const t = useHomeTexts()
  const locale = useLocale()
  if (due_on === null || kind === 'say_met') return null
  const day = formatShortDate(due_on, locale)
  return is_overdue ? (
    <Chip tone="danger">{t.wasDue(day)}</Chip>
  ) : (
    <Chip tone="amber">{t.due(day)}</Chip>
  )
}
