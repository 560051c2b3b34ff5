import { type ReactNode, Suspense, useEffect } from 'react'
import {
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  Outlet,
  useLoaderData,
  useRouteError,
} from 'react-router'
import { loaderTools } from '../../../../platform/web/loader.ts'
import { keepPagesOffline } from '../../../../platform/web/offline.ts'
import { lazyPart, usePartMissing } from '../../../../ui/lazy-part.ts'
import { ToastProvider } from '../../../../ui/toast.tsx'
import { AccountDialogs } from '../../../accounts/web/index.ts'
import { ErrorMessage } from './error-message.tsx'
import { RouteNews } from './route-news.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { siteTextsIn } from './site-texts.ts'

// Apart from the first load: one stands in demos alone, the other below the first screen.
const DemoBar = lazyPart(() => import('./demo-bar.tsx'), 'DemoBar')
const Hearts = lazyPart(() => import('../../../hiring/web/index.ts'), 'Hearts')
const ScrollToTop = lazyPart(() => import('./scroll-to-top.tsx'), 'ScrollToTop')

export function loader(args: LoaderFunctionArgs) {
  const { demo, locale } = loaderTools(args)
  return { demo, t: siteTextsIn(locale) }
}

/** The same answer for every page: without this each step within the dashboard would ask the server again. */
export const shouldRevalidate = () => false

/** What stands around every page: the header, the footer, and the places where dialogs and toasts appear. */
function Frame({ children }: { children: ReactNode }) {
  const { demo, t } = useLoaderData<typeof loader>()
  useEffect(keepPagesOffline, [])
  return (
    <ToastProvider label={t.toasts.label} closeLabel={t.toasts.close}>
      <a
        href="#main"
        className="fixed start-4 top-3 z-50 -translate-y-20 rounded-full bg-accent px-5 py-3 font-medium text-on-accent focus:translate-y-0 print:hidden"
      >
        {t.skip}
      </a>
      <RouteNews />
      <Suspense>{demo && <DemoBar />}</Suspense>
      <div className="flex min-h-dvh flex-col">
        <SiteHeader />
        <main id="main" tabIndex={-1} className="grow">
          {children}
        </main>
        <SiteFooter demo={demo} />
      </div>
      <Suspense>
        <ScrollToTop />
        <Hearts />
      </Suspense>
      <AccountDialogs />
      <PartMissing text={t.partMissing} />
    </ToastProvider>
  )
}

/** Says so while something that the reader pressed for can't be fetched. */
function PartMissing({ text }: { text: string }) {
  const isMissing = usePartMissing()
  return (
    <div role="alert">
      {isMissing && (
        <p className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-110 rounded-md bg-danger-wash px-4 py-3 text-danger shadow-2">
          {text}
        </p>
      )}
    </div>
  )
}

export default function SiteLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

/** A page that isn't there, or fails, keeps the frame; when the frame itself fails, the root's page for errors takes over. */
export function ErrorBoundary() {
  const error = useRouteError()
  return (
    <Frame>
      <ErrorMessage status={isRouteErrorResponse(error) ? error.status : 500} />
    </Frame>
  )
}
