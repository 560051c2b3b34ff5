import { isolated } from '../../../../platform/shared/format.ts'
import { isLocale, languages, locales } from '../../../../platform/shared/locales.ts'
import { Button } from '../../../../ui/button.tsx'
import { Select } from '../../../../ui/select.tsx'
import { useTexts } from '../texts.ts'
import type { Person } from './open-peers.ts'
import type { OwnCaptions } from './use-own-captions.ts'

const options = locales.map((value) => ({ value, label: languages[value].name }))

/** Says to who speaks that it is read, and what this device needs to write it. */
export function CaptionsBar({ captions, readers }: { captions: OwnCaptions; readers: Person[] }) {
  const { captions: t } = useTexts().call
  const [reader] = readers
  if (reader === undefined || captions.voice === null) return null
  const { ability } = captions.voice
  return (
    <div className="flex shrink-0 flex-wrap items-center justify-center gap-x-4 gap-y-2 px-4 pb-2">
      <p role="status" className="text-sm text-ink-soft">
        {t.wanted(isolated(reader.name))} {t.own[ability]}
      </p>
      {ability === 'to_load' && (
        <Button busy={captions.isLoading} onClick={() => void captions.load()}>
          {t.load}
        </Button>
      )}
      <Select
        label={t.language}
        hideLabel
        options={options}
        value={captions.language}
        onChange={({ target }) => isLocale(target.value) && captions.setLanguage(target.value)}
      />
    </div>
  )
}
