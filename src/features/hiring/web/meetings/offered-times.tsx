import { type ReactNode, useId, useState } from 'react'
import { formatAppointment } from '../../../../platform/shared/dashboard-dates.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import type { Interview } from '../../contract.ts'
import { useMeetingTexts } from '../list-texts.ts'
import type { MeetingTime } from './times.ts'

const keyOf = ({ date, time }: MeetingTime): string => `${date} ${time}`

/** The time that is taken by accepting: the only one, or what was chosen of those offered. */
export function useOfferedTimes({
  date,
  time,
  other_times: others,
}: Pick<Interview, 'date' | 'time' | 'other_times'>): {
  chosen: MeetingTime | undefined
  choice: ReactNode
} {
  const t = useMeetingTexts()
  const locale = useLocale()
  const name = useId()
  const [key, setKey] = useState('')
  const times = [{ date, time }, ...others]
  if (others.length === 0) return { chosen: times[0], choice: null }
  return {
    chosen: times.find((one) => keyOf(one) === key),
    choice: (
      <RadioGroup
        name={name}
        label={t.choose}
        className="w-full"
        options={times.map((one) => ({
          value: keyOf(one),
          label: formatAppointment(one.date, one.time, locale),
        }))}
        value={key}
        onChange={({ target }) => setKey(target.value)}
      />
    ),
  }
}
