import { type MouseEvent, useState } from 'react'
import { type MetaFunction, useNavigate, useParams } from 'react-router'
import { localeOfPath, localizedPath } from '../../../platform/shared/locale.ts'
import { ApiError } from '../../../platform/web/api.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { readSession } from '../../../platform/web/session.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { useContractForm } from '../../../ui/use-contract-form.ts'
import { openSignIn } from '../../accounts/web/index.ts'
import { stopLinkDays } from '../choices.ts'
import { stopSearches } from '../contract.ts'
import { texts, useTexts } from './texts.ts'

// The address holds a token: it is nobody's to keep.
export const headers = () => ({ 'cache-control': 'no-store' })

export const meta: MetaFunction = ({ location }) => [
  { title: texts[localeOfPath(location.pathname)].stop.metaTitle },
  { name: 'robots', content: 'noindex' },
]

/** What a link of a message leads to. One press does it: mailboxes open links to look at them, so opening must not. */
export default function StopSearchesPage() {
  const { stop: t } = useTexts()
  const { busy, isDone, isVoid, error, submit } = useStop()
  return (
    <div className="mx-auto max-w-160 px-4 py-12 sm:px-6 lg:py-20">
      <h1 className="text-3xl">{t.title}</h1>
      <Card as="div" className="mt-8">
        {isDone && <Alert tone="success">{t.done}</Alert>}
        {isVoid && (
          <Alert tone="info" title={t.void}>
            {t.voidText(stopLinkDays)}
          </Alert>
        )}
        {!isDone && !isVoid && (
          <form onSubmit={(event) => void submit(event)}>
            <p className="text-ink-soft">{t.text}</p>
            <FormError error={error} className="mt-4" />
            <Button type="submit" size="l" busy={busy} className="mt-5">
              {t.submit}
            </Button>
          </form>
        )}
        {(isDone || isVoid || error !== null) && (
          <ToSearches hasFocus={isDone || isVoid} variant={isVoid ? 'primary' : 'secondary'} />
        )}
      </Card>
    </div>
  )
}

const searches = '/dashboard/searches'
const focusWithin = (part: HTMLElement | null) => part?.querySelector('a')?.focus()

/** The way on; who is not signed in signs in first. It has the focus where the button that had it is gone. */
function ToSearches({
  hasFocus,
  variant,
}: {
  hasFocus: boolean
  variant: 'primary' | 'secondary'
}) {
  const { stop: t } = useTexts()
  const locale = useLocale()
  const navigate = useNavigate()
  const follow = (event: MouseEvent) => {
    if (readSession() !== null) return
    event.preventDefault()
    openSignIn({ onSignedIn: () => void navigate(localizedPath(searches, locale)) })
  }
  return (
    <div ref={hasFocus ? focusWithin : undefined} className="mt-5">
      <ButtonLink to={searches} onClick={follow} variant={variant}>
        {t.toSearches}
      </ButtonLink>
    </div>
  )
}

function useStop() {
  const { stop: t } = useTexts()
  const { token = '' } = useParams()
  const [isVoid, setVoid] = useState(false)
  const stop = () => api(stopSearches, { token }).then(() => false, saysVoid)
  const form = useContractForm(stop, { defaults: {}, failed: t.failed, onDone: setVoid })
  return { ...form, isDone: form.done && !isVoid, isVoid }
}

/** A link that is none any more can be pressed for ever: that is an answer. */
function saysVoid(failure: unknown): boolean {
  if (failure instanceof ApiError && failure.status === 400) return true
  throw failure
}
