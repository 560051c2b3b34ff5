import { RotateCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { ErrorNumber } from '../../../../platform/web/error-number.tsx'
import { useKeptPage } from '../../../../platform/web/offline.ts'
import { openOnceConnected } from '../../../../platform/web/open-once-connected.ts'
import { useOnline } from '../../../../platform/web/use-online.ts'
import { ButtonAnchor, ButtonLink } from '../../../../ui/button.tsx'
import { door, Illustration, lamp } from '../../../../ui/illustration.tsx'
import { usePlainTexts } from './plain-texts.ts'

/** Whether a page fails while there is no network, which is no failure of ours: it is opened anew as soon as there is one. */
function useAway(failed: boolean): boolean {
  const isOnline = useOnline()
  const [isAway, setAway] = useState(false)
  if (failed && !isOnline && !isAway) setAway(true)
  useEffect(
    () => (isAway ? openOnceConnected(location.pathname + location.search) : undefined),
    [isAway],
  )
  return isAway
}

/** Says what is wrong with a page and leads on: 4xx is a page that isn't there, all else a failure of ours, or of the network. */
export function ErrorMessage({ status }: { status: number }) {
  const { pathname, search } = useLocation()
  const t = usePlainTexts()
  useKeptPage()
  const failed = status >= 500
  const isAway = useAway(failed)
  const { title, text } = t.errors[isAway ? 'away' : failed ? 'failed' : 'notFound']
  return (
    <section className="mx-auto flex max-w-170 flex-col items-center px-6 py-16 text-center sm:py-24">
      <title>{`${title} · ${t.brand}`}</title>
      <meta name="robots" content="noindex" />
      <Illustration className="h-auto w-64 max-w-full">{failed ? lamp : door}</Illustration>
      {!isAway && (
        <p className="mt-8 text-sm font-medium tabular-nums text-ink-faint">
          {status}
          {failed && (
            <>
              {' · '}
              <ErrorNumber />
            </>
          )}
        </p>
      )}
      <h1 className="mt-2 text-3xl">{title}</h1>
      <p className="mt-3 max-w-120 text-lg text-ink-soft">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {failed ? (
          <ButtonAnchor size="l" icon={RotateCw} href={pathname + search}>
            {t.errors.retry}
          </ButtonAnchor>
        ) : (
          <ButtonLink size="l" to="/candidates">
            {t.candidates}
          </ButtonLink>
        )}
        <ButtonLink size="l" variant="secondary" to="/">
          {t.errors.toHome}
        </ButtonLink>
        {failed && (
          <ButtonLink size="l" variant="secondary" to="/candidates">
            {t.candidates}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
