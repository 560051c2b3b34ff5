import { useLocation, useNavigate, useRouteError } from 'react-router'
import { localizedPath } from '../../../platform/shared/locale.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { useOnline } from '../../../platform/web/use-online.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Unreachable } from './guard.ts'

interface Texts {
  failed: { title: string; text: string }
  away: { offline: string; unreachable: string; text: string }
  retry: string
}

/** What the ErrorBoundary of a guarded layout shows: the server could not be asked who this is, or a page failed. */
export function PageError({ texts: { failed, away, retry } }: { texts: Texts }) {
  const locale = useLocale()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const isOnline = useOnline()
  const error = useRouteError()
  // What can't be fetched is a TypeError.
  const isAway = error instanceof Unreachable || (!isOnline && error instanceof TypeError)
  const title = isAway ? (isOnline ? away.unreachable : away.offline) : failed.title
  return (
    <ErrorState
      level={1}
      title={title}
      text={isAway ? away.text : failed.text}
      retryLabel={retry}
      onRetry={() => void navigate(localizedPath(pathname, locale) + search, { replace: true })}
    />
  )
}
