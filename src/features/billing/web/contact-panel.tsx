import { LockKeyhole, Phone } from 'lucide-react'
import { Alert } from '../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { useTexts } from './texts.ts'
import { useSubscription } from './use-billing.ts'
import { type Ways, WaysToReach } from './ways.tsx'

interface Contact extends Ways {
  contact_access: 'open' | 'needs_plan' | 'limit_reached' | 'hidden'
}

/** How to reach a candidate: shown when asked for, to households with a plan; the others read what a plan opens. */
export function ContactPanel({ load }: { load: () => Promise<Contact> }) {
  const { contact: t } = useTexts()
  const subscription = useSubscription()
  const { run, busy, result, error } = useAction(load, {
    failed: t.failed,
    refresh: ['subscription'],
    inPlace: true,
  })
  if (subscription.data === undefined) return null
  const needsPlan = subscription.data.current === null || result?.contact_access === 'needs_plan'
  return (
    <section className="mt-4 rounded-lg border border-line bg-surface p-5 shadow-1">
      <h2 className="flex items-center gap-2 text-lg">
        <Icon of={needsPlan ? LockKeyhole : Phone} className="text-ink-soft" />
        {t.title}
      </h2>
      <div aria-live="polite">
        {needsPlan ? (
          <>
            <p className="mt-2 text-ink-soft">{t.needsPlan}</p>
            <ButtonLink variant="secondary" wide to="/dashboard/plan" className="mt-4">
              {t.toPlans}
            </ButtonLink>
          </>
        ) : result === undefined ? (
          <>
            <p className="mt-2 text-sm text-ink-soft">{t.care}</p>
            <Button
              variant="secondary"
              wide
              className="mt-4"
              busy={busy}
              onClick={() => void run()}
            >
              {t.show}
            </Button>
            {error !== undefined && (
              <Alert tone="error" className="mt-3">
                {error}
              </Alert>
            )}
          </>
        ) : (
          <Opened contact={result} />
        )}
      </div>
    </section>
  )
}

function Opened({ contact }: { contact: Contact }) {
  const { contact: t } = useTexts()
  if (contact.contact_access === 'limit_reached')
    return <p className="mt-2 text-ink-soft">{t.limit}</p>
  return (
    <div className="mt-3">
      <WaysToReach
        ways={contact}
        nothing={contact.contact_access === 'hidden' ? t.hidden : t.nothing}
      />
    </div>
  )
}
