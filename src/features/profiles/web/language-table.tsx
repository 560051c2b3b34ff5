import type { Profile } from '../contract.ts'
import { LevelBars } from './level-bars.tsx'
import { useProfileTexts } from './profile-texts.ts'
import { useWords } from './use-words.ts'

const skills = ['speak', 'read', 'write'] as const

/** How well the worker speaks, reads and writes each language. */
export function LanguageTable({ languages }: { languages: Profile['languages'] }) {
  const { profile: t } = useProfileTexts()
  const words = useWords()
  return (
    <table className="w-full text-start max-sm:text-sm">
      <thead className="text-sm text-ink-faint">
        <tr>
          <th scope="col" className="py-2 pe-2 sm:pe-4 text-start font-medium">
            {t.language}
          </th>
          {skills.map((skill) => (
            <th key={skill} scope="col" className="py-2 pe-2 sm:pe-4 text-start font-medium">
              {t[skill]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {languages.map((one) => (
          <tr key={one.language} className="border-t border-line">
            <th scope="row" className="py-3 pe-2 sm:pe-4 text-start font-medium">
              {words.language(one.language)}
            </th>
            {skills.map((skill) => (
              <td key={skill} className="py-3 pe-2 sm:pe-4 text-ink-soft">
                {one[skill] !== null && (
                  <>
                    <LevelBars level={one[skill]} />
                    {words.level(one[skill])}
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
