import { type ReactNode, useEffect, useState } from 'react'
import { ApiError } from '../platform/web/api.ts'
import { failureOf } from '../platform/web/failure-of.ts'
import { useLocale } from '../platform/web/texts.ts'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import { Spinner } from './spinner.tsx'
import { NarrowPage } from './narrow-page.tsx'

/** Carries out an answer, once at a time, and shows what comes of it. */
type Answer<Found> = (send: () => Promise<Found>) => Promise<void>

interface Props<Found> {
  token: string
  /** The same function at every draw. */
  find: (token: string) => Promise<Found>
  texts: {
    title: string
    notOpened: string
    loading: string
    /** Said when the server gives no reason. */
    failed: string
    notLoaded: string
    retry: string
  }
  /** Where to go on when the link is no longer good. */
  onward: ReactNode
  children: (found: Found, answer: Answer<Found>, busy: boolean) => ReactNode
}

/** The page of a link that answers without signing in: shows what it is about, and what became of an answer. */
export function LinkedPage<Found>({
  token,
  find,
  texts: t,
  onward,
  children,
}: Props<Found>): ReactNode {
  const locale = useLocale()
  const { found, error, busy, answer, retry } = useLinked(find, token)
  const isRefused = error instanceof ApiError && error.status < 500
  const said = error !== null && (
    <Alert tone="warning" urgent className={found === null ? 'mb-5' : 'mt-5'}>
      {failureOf(error, found === null ? t.notLoaded : t.failed, locale).text}
    </Alert>
  )
  return (
    <NarrowPage title={found === null && isRefused ? t.notOpened : t.title}>
      {found === null && said}
      {found !== null ? (
        <>
          {children(found, answer, busy)}
          {said}
        </>
      ) : error === null ? (
        <Spinner label={t.loading} />
      ) : isRefused ? (
        onward
      ) : (
        <Button wide onClick={retry}>
          {t.retry}
        </Button>
      )}
    </NarrowPage>
  )
}

function useLinked<Found>(find: Props<Found>['find'], token: string) {
  const [found, setFound] = useState<Found | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isLeft = false
    find(token).then(
      (shown) => !isLeft && setFound(shown),
      (failure: unknown) => !isLeft && setError(failure),
    )
    return () => {
      isLeft = true
    }
  }, [find, token, tries])

  const answer: Answer<Found> = async (send) => {
    if (busy) return
    setBusy(true)
    setError(null)
    try {
      setFound(await send())
    } catch (failure) {
      setError(failure)
      // Refused, it may stand otherwise by now.
      if (failure instanceof ApiError) setTries(tries + 1)
    } finally {
      setBusy(false)
    }
  }
  const retry = () => {
    setError(null)
    setTries(tries + 1)
  }
  return { found, error, busy, answer, retry }
}
