import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import type { ChildcareRow } from './childcare-card.tsx'
import type { FactRow } from './facts.tsx'
import { LanguageTable } from './language-table.tsx'
import { ProfileFacts } from './profile-facts.tsx'
import type { ShownCandidate } from './profile.page.tsx'
import { useProfileTexts } from './profile-texts.ts'
import { useWords } from './use-words.ts'

/** What a household weighs once it reads on: facts, the week, children, skills, languages. */
export function ProfileDetails(props: {
  candidate: ShownCandidate
  more: FactRow[]
  childcare: ChildcareRow[]
}) {
  const { profile: t } = useProfileTexts()
  const { core_skills: core, other_skills: others, skills, languages } = props.candidate.profile
  return (
    <>
      <ProfileFacts {...props} />
      <Words title={t.coreSkills} list={core.length > 0 ? core : skills} />
      <Words title={t.otherSkills} list={others} />
      {languages.length > 0 && (
        <Card title={t.languages}>
          <LanguageTable languages={languages} />
        </Card>
      )}
    </>
  )
}

function Words({ title, list }: { title: string; list: string[] }) {
  const words = useWords()
  if (list.length === 0) return null
  return (
    <Card title={title}>
      <ul className="flex flex-wrap gap-2">
        {list.map((word) => (
          <li key={word}>
            <Chip>
              <bdi>{words.skill(word)}</bdi>
            </Chip>
          </li>
        ))}
      </ul>
    </Card>
  )
}
