import { useSession } from '../../../../platform/web/session.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { openSignIn } from '../../../accounts/web/index.ts'
import type { Content } from '../../contract.ts'
import { useHomeTexts } from './home-texts.ts'

/** The second call of the hero: sign in, or on to the dashboard; beside it what the operator claims, as the operator's words. */
export function StartNow({ claims }: Pick<Content, 'claims'>) {
  const { start: t, claims: labels } = useHomeTexts()
  const isSignedIn = useSession() !== null
  const said = [
    { value: claims.verified_workers, label: labels.verifiedWorkers },
    { value: claims.visas_issued, label: labels.visasIssued },
    { value: claims.rating, label: labels.rating },
  ].filter(({ value }) => claims.shown && value !== '')
  return (
    <div className="mt-7 grid items-center gap-x-10 gap-y-4 rounded-lg border border-line bg-surface p-5 shadow-1 sm:p-8 lg:mt-20 lg:grid-cols-[1fr_auto]">
      <div>
        <h2 className="text-2xl">{t.title}</h2>
        <p className="mt-2 text-ink-soft">{t.text}</p>
        {said.length > 0 && (
          <p className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
            <span className="text-ink-faint">{labels.label}:</span>
            {said.map(({ value, label }) => (
              <span key={label}>
                <b className="text-ink">
                  <bdi dir="ltr">{value}</bdi>
                </b>{' '}
                {label}
              </span>
            ))}
          </p>
        )}
      </div>
      <ButtonLink
        size="l"
        variant="secondary"
        to={isSignedIn ? '/dashboard' : '/login'}
        onClick={(event) => {
          if (isSignedIn) return
          event.preventDefault()
          openSignIn()
        }}
      >
        {t.action}
      </ButtonLink>
    </div>
  )
}
