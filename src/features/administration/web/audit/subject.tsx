import { LocalLink } from '../../../../platform/web/local-link.tsx'
import type { AuditEntry } from '../../audit-contract.ts'
import { UserLink } from '../../../console/web/index.ts'
import { useAuditTexts } from '../texts.ts'

type About = AuditEntry['about']

/** Kinds of which the people are all that there is to say. */
const arePeople = ['user', 'candidate', 'session']

/** Whom or what an entry is about: by name, and by a link to where more stands of it. */
export function Subject({ about }: { about: About }) {
  const { kind, people } = about
  return (
    <span className="block">
      {(people.length === 0 || !arePeople.includes(kind)) && <Thing about={about} />}
      {people.map((person) => (
        <span key={`${person.user_id}:${person.candidate_id}`} className="block">
          {person.user_id === null ? (
            <bdi>{person.name}</bdi>
          ) : (
            <UserLink id={person.user_id} name={person.name} />
          )}
        </span>
      ))}
    </span>
  )
}

function Thing({ about: { kind, id, name, path } }: { about: About }) {
  const { subjects } = useAuditTexts()
  const word = (subjects as Readonly<Record<string, string>>)[kind] ?? kind
  // Of a long number its beginning is enough to tell two apart.
  const called = (
    <bdi className="wrap-anywhere">{name ?? (id.length > 20 ? id.slice(0, 8) : id)}</bdi>
  )
  return (
    <span title={`${kind}:${id}`}>
      {word}{' '}
      {path === null ? (
        called
      ) : (
        <LocalLink to={path} className="link">
          {called}
        </LocalLink>
      )}
    </span>
  )
}
