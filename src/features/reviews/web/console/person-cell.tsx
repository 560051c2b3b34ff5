import { LocalLink } from '../../../../platform/web/local-link.tsx'
import { Avatar } from '../../../../ui/portrait.tsx'
import { NameBeside } from '../../../profiles/web/index.ts'
import type { ReviewedPerson } from '../../contract.ts'
import { useConsoleTexts } from './texts.ts'

/** Whom an item is about, leading to her page. */
export function PersonCell({ person }: { person: ReviewedPerson }) {
  const t = useConsoleTexts()
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={person.full_name} src={person.image} size="s" />
      <span className="min-w-0">
        <LocalLink to={`/candidates/${person.id}`} className="link font-medium">
          <bdi>{person.full_name}</bdi>
        </LocalLink>
        <NameBeside name={person.full_name} className="block text-sm font-normal text-ink-soft" />
        <span className="block text-sm font-normal text-ink-soft">
          {person.agency === null ? t.direct : <bdi>{person.agency}</bdi>}
        </span>
      </span>
    </span>
  )
}
