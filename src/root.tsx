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
import { loadNationalityWords } from './features/search/web/index.ts'
import { PageError } from './features/content/web/index.ts'
import { directionOf, localePrefix } from './platform/shared/locale.ts'
import { loaderTools } from './platform/web/loader.ts'
import { ScriptMark, sheetPlace } from './platform/web/script-mark.ts'
import { useLocale } from './platform/web/texts.ts'
import { useFreshPage } from './platform/web/use-fresh-page.ts'
import { requestFonts, fontPreloads, applyFonts } from './ui/fonts.ts'
import { scriptFaces } from './ui/script-faces.ts'
import { deferLayout } from './ui/defer-layout.ts'
import { applyTheme, readTheme } from './ui/theme.ts'

// What becomes part of a page as text is none of ours unless it can hold no element (the scripts of a page that is made anew, the styles of the
// picture dialog), stands in it as its styles already, or is React's empty script; and no workers but two run. In browsers that know trusted types. The scripts of this head hold
// no `<` themselves: made anew, they are such texts.
const trustScript = `window.trustedTypes?.createPolicy('default',{createHTML:s=>s==='\\x3cscript>\\x3c/script>'||!s.includes('\\x3c')||s===document.querySelector('style[data-app]')?.textContent?s:null,createScriptURL:u=>u==='/sw.js'||u==='/push.js'?u:null});`

// Rules of forms are read as they are: whether code could be made of them is not tried, since no page may run such code.
const plainRules = 'window.__zod_globalConfig={jitless:!0};'

// Before the first paint: the chosen theme and size of text, whether someone is signed in, whether the demo's bar is hidden, so that nothing jumps;
// and in a signed-in room the question who it is, which everything there waits for (platform/web/browser-api.ts takes the answer).
const bootScript = `${trustScript}${plainRules}(()=>{try{const d=document.documentElement,t=localStorage.getItem('theme');if(t)d.dataset.theme=t;if(localStorage.getItem('larger-text'))d.dataset.largerText='';const k=localStorage.getItem('token');if(k&&localStorage.getItem('user')){d.setAttribute('data-signed-in','');if(/^${localePrefix.replaceAll('/', '\\/')}?\\/(dashboard|account|notifications|agency|admin)(\\/(?!login|join)|$)/.test(location.pathname))(window.me={token:k,at:Date.now(),answer:fetch('/api/auth/me',{headers:{authorization:'Bearer '+k,'accept-language':d.lang}})}).answer.catch(()=>{})};if(sessionStorage.getItem('demo-bar-hidden'))d.setAttribute('data-demo-bar-hidden','')}catch{}})()`

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
