import { ArrowRight } from 'lucide-react'
import { formatAppointment } from '../../../../platform/shared/dashboard-dates.ts'
import { formatShortDate, isolated } from '../../../../platform/shared/format.ts'
import { useAloudWords } from '../../../../platform/web/aloud-words.ts'
import { LocalLink } from '../../../../platform/web/local-link.tsx'
import { useLocale } from '../../../../platform/web/texts.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { ReadAloud } from '../../../../ui/read-aloud.tsx'
import type { Duty } from '../../today-contract.ts'
import { useTodayTexts } from './texts.ts'

/** What a duty is called: after its step or part of the profile, or the household that it is about. */
function useWordsOf({ kind, household, label, why }: Duty) {
  const { title, text, act } = useTodayTexts().duties[kind]
  return { title: title(isolated(label ?? household ?? '')), text: why ?? text, act }
}

/** The one thing to do next, with its one button. */
export function NextDuty({ duty }: { duty: Duty }) {
  const t = useTodayTexts()
  const { title, text, act } = useWordsOf(duty)
  const aloud = useAloudWords()
  const isIdle = duty.kind === 'nothing' || duty.kind === 'wait'
  return (
    <Card as="section" aria-label={t.next} data-aloud className={isIdle ? '' : 'border-accent!'}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        {t.next}
        <When duty={duty} />
      </p>
      <h2 className="mt-1.5 text-xl">{title}</h2>
      <p className="mt-1 text-ink-soft">{text}</p>
      <ReadAloud texts={aloud} className="-ms-3 mt-1" />
      <ButtonLink
        to={duty.path}
        size="l"
        variant={isIdle ? 'secondary' : 'primary'}
        className="mt-4 max-sm:w-full"
      >
        {act}
      </ButtonLink>
    </Card>
  )
}

/** What else waits, each a way to where it is done. */
export function MoreDuties({ duties }: { duties: Duty[] }) {
  const t = useTodayTexts()
  if (duties.length === 0) return null
  return (
    <Card title={t.more} bare>
      <ul className="pt-1 pb-2">
        {duties.map((duty, index) => (
          <li key={`${duty.kind}-${index}`}>
            <Row duty={duty} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Row({ duty }: { duty: Duty }) {
  const { title, act } = useWordsOf(duty)
  return (
    <LocalLink
      to={duty.path}
      className="group flex min-h-16 items-center gap-3 px-5 py-2.5 transition-colors hover:bg-sunken focus-visible:-outline-offset-2 sm:px-6"
    >
      <span className="min-w-0 grow">
        <span className="block font-medium">{title}</span>
        <span className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
          <span className="text-accent group-hover:underline">{act}</span>
          <When duty={duty} />
        </span>
      </span>
      <Icon of={ArrowRight} size={18} directional className="shrink-0 text-ink-faint" />
    </LocalLink>
  )
}

/** The hour of an interview, or the day by which a step is due. */
function When({ duty: { date, time, due_on, is_overdue } }: { duty: Duty }) {
  const t = useTodayTexts()
  const locale = useLocale()
  if (date !== null && time !== null)
    return <Chip tone="amber">{formatAppointment(date, time, locale)}</Chip>
  if (due_on === null) return null
  const day = formatShortDate(due_on, locale)
  return is_overdue ? (
    <Chip tone="danger">{t.wasDue(day)}</Chip>
  ) : (
    <Chip tone="amber">{t.due(day)}</Chip>
  )
}
