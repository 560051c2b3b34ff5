import { Baby, Car, ChefHat, HeartHandshake, PawPrint, Sparkles, Star } from 'lucide-react'
import { useMemo } from 'react'
import type { LucideIcon } from '../../../../ui/icon.tsx'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Select } from '../../../../ui/select.tsx'
import { languageLevels, skills, usualLanguages } from '../../../profiles/choices.ts'
import type { LanguageSkill } from '../../../profiles/fields.ts'
import { useWordTexts } from '../../../profiles/web/index.ts'
import { useAreaTexts } from '../own-profile-texts.ts'
import { otherLanguages } from '../spoken-languages.ts'
import { Form } from './numbers.tsx'
import { Tile, Tiles } from './tile.tsx'
import type { Answer } from './use-answer.ts'
import { useKeptAnswer } from './use-kept-answer.ts'
import { useStartTexts } from './use-start-texts.ts'

const skillIcons: Record<string, LucideIcon> = {
  Babycare: Baby,
  Cleaning: Sparkles,
  Cooking: ChefHat,
  'Elderly Care': HeartHandshake,
  Driving: Car,
  Petcare: PawPrint,
} satisfies Record<(typeof skills)[number], LucideIcon>

export function Skills({ profile, busy, answer }: Answer) {
  const { values } = useWordTexts()
  const [chosen, setChosen] = useKeptAnswer('skills', profile.skills)
  const own = profile.skills.filter((skill) => !(skill in skillIcons))
  const turn = (skill: string) =>
    setChosen(
      chosen.includes(skill) ? chosen.filter((known) => known !== skill) : [...chosen, skill],
    )
  return (
    <Form busy={busy} onSubmit={() => answer({ skills: chosen })}>
      <Tiles>
        {[...skills, ...own].map((skill) => (
          <Tile
            key={skill}
            icon={skillIcons[skill] ?? Star}
            label={values.skill[skill] ?? skill}
            isOn={chosen.includes(skill)}
            onPress={() => turn(skill)}
          />
        ))}
      </Tiles>
    </Form>
  )
}

const usualLevel = 'good'

export function Languages({ profile, busy, answer }: Answer) {
  const [chosen, setChosen] = useKeptAnswer<LanguageSkill[]>('languages', profile.languages)
  const all = [...new Set([...usualLanguages, ...chosen.map(({ language }) => language)])]
  const add = (language: string) =>
    setChosen([...chosen, { language, speak: usualLevel, read: null, write: null }])
  const drop = (language: string) =>
    setChosen(chosen.filter((skill) => skill.language !== language))
  const say = (language: string, speak: string) =>
    setChosen(
      chosen.map((skill) =>
        skill.language === language
          ? { ...skill, speak: languageLevels.find((level) => level === speak) ?? null }
          : skill,
      ),
    )
  return (
    <Form busy={busy} onSubmit={() => answer({ languages: chosen })}>
      <ul className="flex flex-col gap-3">
        {all.map((language) => (
          <Language
            key={language}
            language={language}
            skill={chosen.find((skill) => skill.language === language)}
            onAdd={add}
            onDrop={drop}
            onSay={say}
          />
        ))}
      </ul>
      <Others without={all} onAdd={add} />
    </Form>
  )
}

function Language({
  language,
  skill,
  onAdd,
  onDrop,
  onSay,
}: {
  language: string
  skill: LanguageSkill | undefined
  onAdd: (language: string) => void
  onDrop: (language: string) => void
  onSay: (language: string, speak: string) => void
}) {
  const t = useStartTexts()
  const { values } = useWordTexts()
  const name = values.language[language] ?? language
  return (
    <li className="flex flex-col gap-3">
      <Tile
        label={<bdi>{name}</bdi>}
        isOn={skill !== undefined}
        onPress={() => (skill === undefined ? onAdd(language) : onDrop(language))}
      />
      {skill !== undefined && (
        <Select
          label={t.howWell(name)}
          placeholder="–"
          className="h-12!"
          value={skill.speak ?? ''}
          options={languageLevels.map((value) => ({ value, label: values.level[value] ?? value }))}
          onChange={({ target }) => onSay(language, target.value)}
        />
      )}
    </li>
  )
}

/** The languages that fewer speak: what is chosen here stands among the others at once. */
function Others({
  without,
  onAdd,
}: {
  without: readonly string[]
  onAdd: (language: string) => void
}) {
  const t = useStartTexts()
  const { form } = useAreaTexts()
  const locale = useLocale()
  const { values } = useWordTexts()
  const others = useMemo(() => otherLanguages(locale, values.language), [locale, values])
  return (
    <Select
      label={form.addLanguage}
      placeholder={t.choose}
      className="h-12!"
      value=""
      options={others.filter(({ value }) => !without.includes(value))}
      onChange={({ target }) => onAdd(target.value)}
    />
  )
}
