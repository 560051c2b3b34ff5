import type { Tone } from '../../../../ui/chip.tsx'
import type { Interview } from '../../contract.ts'
import { useMeetingTexts } from '../list-texts.ts'
import { CalendarView } from './calendar-view.tsx'

/** What the colour of an interview says: what the candidate's side answers to it. */
export const answerTones = {
  accepted: 'palm',
  declined: 'danger',
  waiting: 'amber',
} as const satisfies Record<string, Tone>

/** Of an interview, what every list of them shows. */
export type Listed = Pick<
  Interview,
  'id' | 'date' | 'time' | 'length_minutes' | 'status' | 'answer' | 'is_past' | 'is_now'
>

/** The interviews of whichever side, those called off left out; `nameOf` says whom one of them is with. */
export function InterviewCalendar<I extends Listed>({
  interviews,
  nameOf,
}: {
  interviews: readonly I[]
  nameOf: (interview: I) => string
}) {
  const { page: t } = useMeetingTexts()
  return (
    <CalendarView
      items={interviews
        .filter(({ status }) => status !== 'cancelled')
        .map((interview) => {
          const { id, date, time, length_minutes: minutes, answer } = interview
          const isHeld = interview.status === 'held'
          const answered = answer ?? 'waiting'
          return {
            id,
            date,
            time,
            minutes,
            name: nameOf(interview),
            state: isHeld ? t.states.held : t.answers[answered],
            tone: isHeld ? 'neutral' : answerTones[answered],
          }
        })}
    />
  )
}
