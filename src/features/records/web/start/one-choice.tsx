import {
  Baby,
  CalendarDays,
  Car,
  ChefHat,
  Globe,
  Clock,
  House,
  KeyRound,
  MapPin,
  Sparkles,
  Zap,
} from 'lucide-react'
import { nationalityOptions } from '../../../../platform/shared/nationalities.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Button } from '../../../../ui/button.tsx'
import type { LucideIcon } from '../../../../ui/icon.tsx'
import { Select } from '../../../../ui/select.tsx'
import { DateField } from '../../../../ui/date-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { positions } from '../../../profiles/choices.ts'
import { fields, livingField } from '../../../profiles/fields.ts'
import { frequentNationalities } from '../../../profiles/nationality-choices.ts'
import { Flag, useAttributeWords, useWords } from '../../../profiles/web/index.ts'
import { Tile, Tiles } from './tile.tsx'
import type { Answer } from './use-answer.ts'
import { useKeptAnswer } from './use-kept-answer.ts'
import { withWords } from './use-dictation.ts'
import { useStartTexts } from './use-start-texts.ts'
import { Voice } from './voice.tsx'

const positionIcons: Record<(typeof positions)[number], LucideIcon> = {
  Nanny: Baby,
  Maid: Sparkles,
  Cook: ChefHat,
  Driver: Car,
}

export function Trade({ profile, busy, answer }: Answer) {
  const words = useWords()
  return (
    <Tiles>
      {positions.map((position) => (
        <Tile
          key={position}
          icon={positionIcons[position]}
          label={words.position(position)}
          isOn={profile.desired_position === position}
          disabled={busy}
          onPress={() => answer({ desired_position: position })}
        />
      ))}
    </Tiles>
  )
}

const livings = fields[livingField]
const livingIcons: Record<(typeof livings.values)[number], LucideIcon> = {
  live_in: House,
  live_out: KeyRound,
  part_time: Clock,
}

export function Living({ profile, busy, answer }: Answer) {
  const { word } = useAttributeWords()
  const t = useStartTexts()
  return (
    <Tiles>
      {livings.values.map((value) => (
        <Tile
          key={value}
          icon={livingIcons[value]}
          label={word(livings.words, value)}
          hint={t.livings[value]}
          isOn={profile[livingField] === value}
          disabled={busy}
          onPress={() => answer({ [livingField]: value })}
        />
      ))}
    </Tiles>
  )
}

/** The frequent ones at a touch; all others stand in the list below. */
export function Nationality({ profile, busy, answer }: Answer) {
  const words = useWords()
  const t = useStartTexts()
  const locale = useLocale()
  const own = profile.nationality ?? ''
  const [other, setOther] = useKeptAnswer(
    'nationality',
    frequentNationalities.includes(own) ? '' : own,
  )
  return (
    <>
      <Tiles columns={2}>
        {frequentNationalities.map((nationality) => (
          <Tile
            key={nationality}
            picture={<Flag nationality={nationality} />}
            label={words.nationality(nationality, profile.gender)}
            className="gap-2! px-3! hyphens-auto"
            isOn={own === nationality}
            disabled={busy}
            onPress={() => answer({ nationality })}
          />
        ))}
      </Tiles>
      <Select
        label={t.otherNationality}
        placeholder={t.choose}
        className="h-12!"
        value={other}
        options={nationalityOptions(locale)}
        onChange={({ target }) => setOther(target.value)}
      />
      {other !== '' && (
        <Button size="l" wide busy={busy} onClick={() => answer({ nationality: other })}>
          {t.next}
        </Button>
      )}
    </>
  )
}

/** As profiles hold the places of Qatar. */
const places = {
  doha: 'Doha',
  rayyan: 'Al Rayyan',
  wakrah: 'Al Wakrah',
  khor: 'Al Khor',
} as const
const inQatar = (city: string) => ({
  current_location: `${city}, Qatar`,
  current_city: city,
  current_country: 'Qatar',
})

export function Place({ profile, busy, answer }: Answer) {
  const t = useStartTexts()
  const own = profile.current_location ?? ''
  const isListed = Object.values(places).some((city) => inQatar(city).current_location === own)
  const [typed, setTyped] = useKeptAnswer('current_location', own === '' || isListed ? null : own)
  return (
    <>
      <Tiles>
        {(Object.keys(places) as (keyof typeof places)[]).map((place) => (
          <Tile
            key={place}
            icon={MapPin}
            label={t.places[place]}
            isOn={typed === null && own === inQatar(places[place]).current_location}
            disabled={busy}
            onPress={() => answer(inQatar(places[place]))}
          />
        ))}
        <Tile
          icon={Globe}
          label={t.places.other}
          isOn={typed !== null}
          disabled={busy}
          onPress={() => setTyped(typed ?? '')}
        />
      </Tiles>
      {typed !== null && (
        <TypedPlace
          typed={typed}
          busy={busy}
          onType={setTyped}
          onSubmit={() =>
            answer({ current_location: typed, current_city: '', current_country: '' })
          }
        />
      )}
    </>
  )
}

/** Any other place, written or spoken: what is spoken anew stands instead of what stood there. */
function TypedPlace({
  typed,
  busy,
  onType,
  onSubmit,
}: {
  typed: string
  busy: boolean
  onType: (change: string | ((known: string | null) => string)) => void
  onSubmit: () => void
}) {
  const t = useStartTexts()
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <TextField
        label={t.whichPlace}
        dir="auto"
        required
        className="h-12!"
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
      <Voice
        onWords={(words, isFirst) =>
          onType((known) => withWords(isFirst ? '' : (known ?? ''), words))
        }
      />
      <Button type="submit" size="l" wide busy={busy}>
        {t.next}
      </Button>
    </form>
  )
}

const waits = { weeks: 14, month: 30, months: 61 } as const
const dayIn = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

export function FreeFrom({ profile, busy, answer }: Answer) {
  const t = useStartTexts()
  const [day, setDay] = useKeptAnswer('availability_date', profile.availability_date ?? '')
  const from = (date: string) => answer({ availability_date: date, immediate_availability: false })
  return (
    <>
      <Tiles>
        <Tile
          icon={Zap}
          label={t.times.now}
          isOn={profile.immediate_availability}
          disabled={busy}
          onPress={() => answer({ immediate_availability: true })}
        />
        {(Object.keys(waits) as (keyof typeof waits)[]).map((wait) => (
          <Tile
            key={wait}
            icon={CalendarDays}
            label={t.times[wait]}
            isOn={profile.availability_date === dayIn(waits[wait])}
            disabled={busy}
            onPress={() => from(dayIn(waits[wait]))}
          />
        ))}
      </Tiles>
      <DateField
        label={t.otherDay}
        min={dayIn(0)}
        className="h-12!"
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      {day !== '' && (
        <Button size="l" wide busy={busy} onClick={() => from(day)}>
          {t.next}
        </Button>
      )}
    </>
  )
}
