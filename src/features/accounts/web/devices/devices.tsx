import { Monitor, Smartphone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { formatDate } from '../../../../platform/shared/format.ts'
import { api } from '../../../../platform/web/browser-api.ts'
import { failureOf } from '../../../../platform/web/failure-of.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Spinner } from '../../../../ui/spinner.tsx'
import { FormError } from '../../../../ui/form-error.tsx'
import { useContractForm } from '../../../../ui/use-contract-form.ts'
import { endSession, endSessions, listSessions, type Session } from '../../contract.ts'
import { deviceOf } from './device-of.ts'
import { leaveSignedOut } from '../menu/log-out.ts'
import { useTexts } from '../texts.ts'

/** Where one is signed in, and the way to end it. */
export function Devices() {
  const t = useTexts()
  const locale = useLocale()
  const [sessions, setSessions] = useState<Session[] | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const stop = new AbortController()
    api(listSessions, {}, { signal: stop.signal }).then(
      (answer) => setSessions(answer.sessions),
      (error: unknown) =>
        !stop.signal.aborted && setFailure(failureOf(error, t.devices.failed, locale).text),
    )
    return () => stop.abort()
  }, [attempt, locale, t])

  if (failure !== null) {
    const retry = () => {
      setFailure(null)
      setAttempt(attempt + 1)
    }
    return (
      <ErrorState
        title={t.devices.failed}
        text={failure}
        retryLabel={t.problems.retry}
        onRetry={retry}
      />
    )
  }
  if (sessions === null)
    return (
      <Spinner label={t.devices.loading} className="flex justify-center py-10 text-ink-faint" />
    )
  return (
    <>
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <Device
            key={session.id}
            session={session}
            onEnded={() => setSessions(sessions.filter((other) => other.id !== session.id))}
          />
        ))}
      </ul>
      <EndAll />
    </>
  )
}

function Device({ session, onEnded }: { session: Session; onEnded: () => void }) {
  const t = useTexts()
  const locale = useLocale()
  const { browser, system } = deviceOf(session.user_agent)
  const name =
    browser !== null && system !== null
      ? t.devices.on(browser, system)
      : (browser ?? system ?? t.devices.unknown)
  const { submit, error, busy } = useContractForm(endSession, {
    defaults: { id: session.id },
    failed: t.devices.endFailed,
    onDone: onEnded,
  })
  return (
    <li className="py-4">
      <div className="flex items-center gap-4">
        <Icon
          of={system === 'Android' || system === 'iPhone' ? Smartphone : Monitor}
          size={24}
          className="text-ink-faint"
        />
        <div className="min-w-0 grow">
          <p className="font-medium">{name}</p>
          <p className="text-sm text-ink-faint">
            {t.devices.lastUsed(formatDate(session.last_used_at, locale))}
          </p>
        </div>
        {session.current ? (
          <Chip tone="palm">{t.devices.current}</Chip>
        ) : (
          <Button
            variant="secondary"
            size="s"
            busy={busy}
            aria-label={t.devices.endOf(name)}
            onClick={() => void submit()}
          >
            {t.devices.end}
          </Button>
        )}
      </div>
      <FormError error={error} className="mt-3" />
    </li>
  )
}

function EndAll() {
  const t = useTexts()
  const [isAsking, setAsking] = useState(false)
  const { submit, error, busy } = useContractForm(endSessions, {
    defaults: { scope: 'all' },
    failed: t.devices.endFailed,
    onDone: leaveSignedOut,
  })
  if (!isAsking) {
    return (
      <Button variant="danger" className="mt-4" onClick={() => setAsking(true)}>
        {t.devices.endAll}
      </Button>
    )
  }
  return (
    <div className="mt-4 rounded-md bg-sunken p-4">
      <p>{t.devices.endAllText}</p>
      <FormError error={error} className="mt-3" />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" autoFocus disabled={busy} onClick={() => setAsking(false)}>
          {t.form.cancel}
        </Button>
        <Button variant="danger" busy={busy} onClick={() => void submit()}>
          {t.devices.endAll}
        </Button>
      </div>
    </div>
  )
}
