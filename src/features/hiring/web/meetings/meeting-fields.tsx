import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { HouseholdInterview } from '../../meeting-contract.ts'
import {
  lengthDefault,
  meetingNoteLengthMax,
  meetingWays,
  placeLengthMax,
} from '../../meeting-rules.ts'
import type { ScheduleAct } from '../actions.ts'
import { useMeetingTexts } from '../list-texts.ts'

/** What is undefined stays as it is. */
export interface MeetingValues {
  way?: Way | undefined
  length_minutes?: number | undefined
  place?: string | undefined
  note?: string | undefined
}

/** Of a new interview a call for an hour; of one that stands what was said of it. */
export const startingValues = (
  action: ScheduleAct,
  current: HouseholdInterview | undefined,
): MeetingValues =>
  current === undefined
    ? action === 'schedule'
      ? { way: 'phone', length_minutes: lengthDefault }
      : {}
    : {
        way: current.way ?? undefined,
        length_minutes: current.length_minutes,
        place: current.place ?? undefined,
        note: current.note ?? undefined,
      }

const lengths = [15, 30, 45, 60, 90, 120]

/** How, how long and where. */
export function MeetingFields({
  values,
  errors,
  onChange,
}: {
  values: MeetingValues
  errors: Partial<Record<string, string>>
  onChange: (part: MeetingValues) => void
}) {
  const t = useMeetingTexts()
  const { way, length_minutes: minutes = lengthDefault, place, note } = values
  return (
    <>
      <Ways way={way} error={errors.way} onWay={(way) => onChange({ way })} />
      {(way === 'home' || way === 'office') && (
        <TextField
          label={way === 'home' ? t.place : t.officePlace}
          note={way === 'office' ? t.optional : undefined}
          required={way === 'home'}
          name="place"
          maxLength={placeLengthMax}
          autoComplete={way === 'home' ? 'street-address' : 'off'}
          value={place ?? ''}
          error={errors.place}
          onChange={({ target }) => onChange({ place: target.value })}
        />
      )}
      <Select
        label={t.length}
        name="length_minutes"
        options={[...new Set([...lengths, minutes])]
          .toSorted((a, b) => a - b)
          .map((one) => ({ value: String(one), label: t.minutes(one) }))}
        value={String(minutes)}
        error={errors.length_minutes}
        onChange={({ target }) => onChange({ length_minutes: Number(target.value) })}
      />
      <TextArea
        label={t.note}
        name="note"
        note={t.optional}
        rows={2}
        maxLength={meetingNoteLengthMax}
        value={note ?? ''}
        error={errors.note}
        onChange={({ target }) => onChange({ note: target.value })}
      />
    </>
  )
}

type Way = (typeof meetingWays)[number]

function Ways({
  way,
  error,
  onWay,
}: {
  way: Way | undefined
  error: string | undefined
  onWay: (way: Way) => void
}) {
  const { ways: t } = useMeetingTexts()
  return (
    <RadioGroup
      name="way"
      label={t.label}
      variant="cards"
      options={meetingWays.map((value) => ({ value, label: t[value], hint: t.hints[value] }))}
      value={way ?? ''}
      error={error}
      onChange={({ target }) => {
        const chosen = meetingWays.find((known) => known === target.value)
        if (chosen) onWay(chosen)
      }}
    />
  )
}
