import { type ReactNode, useContext, useEffect, useLayoutEffect, useRef } from 'react'
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
} from 'react-router'
import css from './app.css?inline'
import bootScript from './boot.ts?script'
import { loadNationalityWords } from './features/search/web/index.ts'
import { PageError } from './features/content/web/index.ts'
import { directionOf } from './platform/shared/locale.ts'
import { loaderTools } from './platform/web/loader.ts'
import { ScriptMark, sheetPlace } from './platform/web/script-mark.ts'
import { useLocale } from './platform/web/texts.ts'
import { useFreshPage } from './platform/web/use-fresh-page.ts'
import { requestFonts, fontPreloads, applyFonts } from './ui/fonts.ts'
import { scriptFaces } from './ui/script-faces.ts'
import { deferLayout } from './ui/defer-layout.ts'
import { applyTheme, readTheme } from './ui/theme.ts'

// An error can make the page anew in the browser: what stands in the document already is what its policy allows.
const boot = import.meta.env.SSR
  ? bootScript
  : (document.querySelector('script')?.textContent ?? '')
// The server puts into each page what that page shows of the sheet, and where the sheet is (src/app/pages/page-styles.ts).
const styles = import.meta.env.DEV
  ? css
  : import.meta.env.SSR
    ? ''
    : (document.querySelector('style[data-app]')?.textContent ?? '')
const sheet = import.meta.env.SSR
  ? sheetPlace
  : (document.querySelector('link[data-app]')?.getAttribute('href') ?? '')

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale } = loaderTools(args)
  return { nationalities: await loadNationalityWords(api, locale) }
}

export const shouldRevalidate = () => false

/** Keeps what stands on the document itself: how its reader wants it, its type, and that it answers. */
function useMarks(): void {
  const { key } = useLocation()
  const began = useRef(key)
  // Made anew, the root has lost what was set on it before the first paint.
  useLayoutEffect(() => {
    applyTheme(readTheme())
  }, [])
  useLayoutEffect(() => {
    if (key !== began.current) applyFonts()
  }, [key])
  useEffect(() => {
    // From here on the page answers: journeys wait for it.
    document.documentElement.setAttribute('data-hydrated', '')
  }, [])
  useEffect(deferLayout, [key])
}

export function Layout({ children }: { children: ReactNode }) {
  const locale = useLocale()
  // oxlint-disable-next-line react/rules-of-hooks -- the same for as long as the program runs
  const mark = import.meta.env.SSR ? useContext(ScriptMark) : undefined
  const letters = import.meta.env.SSR
    ? scriptFaces(locale)
    : (document.querySelector('style[data-letters]')?.textContent ?? '')
  useMarks()
  return (
    <html lang={locale} dir={directionOf(locale)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#8a1538" />
        <script nonce={mark} dangerouslySetInnerHTML={{ __html: boot }} />
        {fontPreloads(locale).map((href) => (
          <link
            key={href}
            rel="preload"
            as="font"
            type="font/woff2"
            href={href}
            crossOrigin="anonymous"
          />
        ))}
        <style data-app nonce={mark} dangerouslySetInnerHTML={{ __html: styles }} />
        {letters !== '' && (
          <style data-letters nonce={mark}>
            {letters}
          </style>
        )}
        <script nonce={mark} dangerouslySetInnerHTML={{ __html: requestFonts(locale) }} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {/* Before the scripts that wake the page: what they show has its styles. */}
        {!import.meta.env.DEV && <link data-app rel="stylesheet" href={sheet} />}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  useFreshPage()
  return <Outlet />
}

export function ErrorBoundary() {
  const error = useRouteError()
  return <PageError status={isRouteErrorResponse(error) ? error.status : 500} />
}
