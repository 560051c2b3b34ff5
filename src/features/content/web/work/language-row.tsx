import { useSession } from '../../../../platform/web/session.ts'
import { LanguageNames } from '../../../../ui/language-names.tsx'
import { rulesOf } from '../../../accounts/role-rules.ts'

/** The languages at the head of a page that speaks to workers; `to` is its English path. */
export function LanguageRow({ to }: { to: string }) {
  const user = useSession()?.user
  return (
    <LanguageNames
      to={to}
      className="mb-5"
      onChoose={(locale, event) => {
        // What she is told comes in the language that she reads.
        if (user === undefined || !rulesOf(user.role).hasRecord) return
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        const { href } = event.currentTarget
        import('../site/keep-language.ts').then(
          ({ keepLanguage }) => keepLanguage({ fullName: user.full_name, locale }, href),
          () => location.assign(href),
        )
      }}
    />
  )
}
