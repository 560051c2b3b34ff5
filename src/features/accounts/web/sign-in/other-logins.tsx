import { LocalLink } from '../../../../platform/web/local-link.tsx'
import { rulesOf, separateRoles } from '../../role-rules.ts'
import { useRoleLoginTexts } from '../account/texts.ts'

/** Where an account belongs that is neither a household's nor a worker's. */
export function OtherLogins({ onLeave }: { onLeave?: () => void }) {
  const t = useRoleLoginTexts()
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-1">
      {separateRoles.map((role) => (
        <LocalLink key={role} to={rulesOf(role).logInPath} onClick={onLeave} className="link">
          {t[role].title}
        </LocalLink>
      ))}
    </span>
  )
}
