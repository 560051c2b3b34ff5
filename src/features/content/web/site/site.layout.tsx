import { type ComponentProps, type ReactNode, Suspense, useEffect, useState } from 'react'
import {
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  Outlet,
  useLoaderData,
  useMatches,
  useRouteError,
} from 'react-router'
import { loaderTools } from '../../../../platform/web/loader.ts'
import { keepPagesOffline } from '../../../../platform/web/offline.ts'
import { languageOf } from '../../../../platform/shared/locales.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { useSession } from '../../../../platform/web/session.ts'
import { HeaderSlot } from '../../../../ui/header-slot.ts'
import { lazyPart, usePartMissing } from '../../../../ui/lazy-part.ts'
import { ToastProvider } from '../../../../ui/toast.tsx'
import { hasRecord } from '../../../accounts/side-rules.ts'
import { AccountDialogs } from '../../../accounts/web/index.ts'
import { BetterWord } from '../../../enquiries/web/index.ts'
import { getOperator } from '../../contract.ts'
import { AppHeader } from './app-header.tsx'
import { companyOf } from './company-of.ts'
import { ErrorMessage } from './error-message.tsx'
import { RouteNews } from './route-news.tsx'
import type { SiteFooter as SiteFooterOf } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { siteTextsIn } from './site-texts.ts'

// Apart from the first load: they stand below the first screen (the server's page has them whole), in demos alone, or for whoever is signed in.
const AppFoot = lazyPart(() => import('./app-foot.tsx'), 'AppFoot')
const AreaBar = lazyPart(() => import('./area-bar.tsx'), 'AreaBar')
const DemoBar = lazyPart(() => import('./demo-bar.tsx'), 'DemoBar')
const CardTools = lazyPart(() => import('../../../hiring/web/index.ts'), 'CardTools')
const SiteFooter = lazyPart(() => import('./site-footer.tsx'), 'SiteFooter')
const SharedPortrait = lazyPart(() => import('./shared-portrait.tsx'), 'SharedPortrait')
const ScrollToTop = lazyPart(() => import('./scroll-to-top.tsx'), 'ScrollToTop')

export async function loader(args: LoaderFunctionArgs) {
  const { api, demo, locale } = loaderTools(args)
  // A page stands without who runs the site while that can't be read.
  const company = await api(getOperator, {}).then(
    (operator) => companyOf(operator, locale),
    () => null,
  )
  return { demo, company, t: siteTextsIn(locale) }
}

/** The same answer for every page: without this each step within the dashboard would ask the server again. */
export const shouldRevalidate = () => false

/** A page says by its handle that it is of a signed-in area; the list is of the public site, and of the areas' five places. */
function usePlace(): { isArea: boolean; isBrowsed: boolean } {
  const matches = useMatches()
  return {
    isArea: matches.some(({ handle }) => (handle as { isArea?: true } | undefined)?.isArea),
    isBrowsed: matches.some(({ id }) => id.endsWith(':candidates')),
  }
}

/** The same element each time: a change of what stands around it, such as who is signed in, would throw the server's bar away until its code is there. */
const demoBar = (
  <Suspense>
    <DemoBar />
  </Suspense>
)

const mainPart = { id: 'main', tabIndex: -1 }

type SiteProps = ComponentProps<typeof SiteFooterOf> & { children: ReactNode }

const Site = ({ children, ...foot }: SiteProps) => (
  <div className="flex min-h-dvh flex-col">
    <SiteHeader />
    <main {...mainPart} className="grow">
      {children}
    </main>
    <Suspense>
      <SiteFooter {...foot} />
    </Suspense>
  </div>
)

/** The frame of signed-in areas: no places to look around, but the tools of whoever is signed in. */
function Area({ children }: { children: ReactNode }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  return (
    <HeaderSlot value={slot}>
      <div className="flex min-h-[calc(100dvh-var(--foot))] flex-col">
        <AppHeader onSlot={setSlot} />
        <main {...mainPart} className="flex grow flex-col">
          {children}
        </main>
        <Suspense>
          <AppFoot />
        </Suspense>
      </div>
    </HeaderSlot>
  )
}

/** What stands around every page: one of two frames, and the places where dialogs and toasts appear. */
function Frame({ children }: { children: ReactNode }) {
  const { demo, company, t } = useLoaderData<typeof loader>()
  const { isArea, isBrowsed } = usePlace()
  const locale = useLocale()
  const user = useSession()?.user
  useEffect(() => keepPagesOffline(isArea), [isArea])
  return (
    <ToastProvider label={t.toasts.label} closeLabel={t.toasts.close}>
      <a
        href="#main"
        className="fixed start-4 top-3 z-50 -translate-y-20 rounded-full bg-accent px-5 py-3 font-medium text-on-accent focus:translate-y-0 print:hidden"
      >
        {t.skip}
      </a>
      <RouteNews />
      {demo && demoBar}
      {isArea ? <Area>{children}</Area> : <Site {...{ demo, company }}>{children}</Site>}
      <Suspense>
        {languageOf(locale).readBy === 'nobody' && <BetterWord />}
        {(isArea || isBrowsed) && user !== undefined && <AreaBar user={user} />}
        <ScrollToTop />
        <SharedPortrait />
        {!(isArea && hasRecord(user?.role)) && <CardTools />}
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
        <p className="fixed inset-x-4 bottom-[calc(1rem+var(--foot))] z-50 mx-auto max-w-110 rounded-md bg-danger-wash px-4 py-3 text-danger shadow-2">
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
