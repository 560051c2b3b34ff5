import { Baby, Car, ChefHat, HeartHandshake, PawPrint, Sparkles, Star } from 'lucide-react'
import { useState } from 'react'
import type { LucideIcon } from '../../../../ui/icon.tsx'
import { Select } from '../../../../ui/select.tsx'
import { languageLevels, skills } from '../../../profiles/choices.ts'
import type { LanguageSkill } from '../../../profiles/fields.ts'
import { useWordTexts } from '../../../profiles/web/index.ts'
import { Form } from './numbers.tsx'
import { Tile, Tiles } from './tile.tsx'
import type { Answer } from './use-answer.ts'
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
  const [chosen, setChosen] = useState(profile.skills)
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
  const t = useStartTexts()
  const { values } = useWordTexts()
  const [chosen, setChosen] = useState<LanguageSkill[]>(profile.languages)
  const known = Object.keys(values.language).filter((language) => language !== 'Other')
  const all = [...new Set([...known, ...profile.languages.map(({ language }) => language)])]
  const turn = (language: string) =>
    setChosen(
      chosen.some((skill) => skill.language === language)
        ? chosen.filter((skill) => skill.language !== language)
        : [...chosen, { language, speak: usualLevel, read: null, write: null }],
    )
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
        {all.map((language) => {
          const skill = chosen.find((skill) => skill.language === language)
          const name = values.language[language] ?? language
          return (
            <li key={language} className="flex flex-col gap-3">
              <Tile
                label={<bdi>{name}</bdi>}
                isOn={skill !== undefined}
                onPress={() => turn(language)}
              />
              {skill !== undefined && (
                <Select
                  label={t.howWell(name)}
                  placeholder="–"
                  className="h-12!"
                  value={skill.speak ?? ''}
                  options={languageLevels.map((value) => ({
                    value,
                    label: values.level[value] ?? value,
                  }))}
                  onChange={({ target }) => say(language, target.value)}
                />
              )}
            </li>
          )
        })}
      </ul>
    </Form>
  )
}
