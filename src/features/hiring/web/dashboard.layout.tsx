import { Menu as MenuIcon } from 'lucide-react'
import { ChartColumn, CircleUserRound, FileText, KeyRound, ReceiptText, Route, Sparkles, UsersRound } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { Outlet, useLocation, useNavigate, useRouteError } from 'react-router'
import { localizedPath } from '../../../platform/shared/locale.ts'
import { Queries } from '../../../platform/web/query.tsx'
import { useLocale } from '../../../platform/web/texts.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SideNav, type SideNavItem } from '../../../ui/side-nav.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Unreachable, useGuard } from '../../accounts/web/index.ts'
import { type BillingContext, useInvoices, useOrders } from '../../billing/web/index.ts'
import { JobseekerArea, useWords } from '../../candidates/web/index.ts'
import { useTexts } from './texts.ts'
import { useOnline } from '../../../platform/web/use-online.ts'
import { usePipeline } from './use-pipeline.ts'

/** The rooms behind /dashboard, for households; a job seeker finds her own area there. */
export default function DashboardLayout() {
  const user = useGuard(['employer', 'jobseeker'])
  if (user === null) return <Loading />
  if (user.role === 'jobseeker') {
    return (
      <Suspense fallback={<Loading />}>
        <JobseekerArea>
          <Outlet />
        </JobseekerArea>
      </Suspense>
    )
  }
  return (
    <Queries key={user.id}>
      <Household />
    </Queries>
  )
}

const Page = ({ children }: { children: ReactNode }) => <div className="mx-auto w-full max-w-[88rem] px-4 py-5 sm:px-6 lg:py-8">{children}</div>

function Household() {
  const t = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  const isOnline = useOnline()
  const rooms = useRooms()
  const pathname = localizedPath(useLocation().pathname, 'en').replace(/\/$/, '')
  const room = rooms.findLast(({ to }) => pathname === to || pathname.startsWith(`${to}/`)) ?? rooms[0]
  const words = useWords()
  const context: BillingContext = { words }
  return (
    <Page>
      <Button look="secondary" icon={MenuIcon} aria-haspopup="dialog" onClick={() => setIsOpen(true)} className="mb-4 xl:hidden">
        <span className="sr-only">{t.dashboard.menu}: </span>
        {room?.label}
      </Button>
      <Drawer side="start" open={isOpen} onClose={() => setIsOpen(false)} title={t.dashboard.title} closeLabel={t.close}>
        <div className="rounded-lg bg-sunken p-2">
          <SideNav label={t.dashboard.menu} items={rooms} current={room?.key ?? ''} onNavigate={() => setIsOpen(false)} />
        </div>
      </Drawer>
      {!isOnline && (
        <Alert tone="warning" className="mb-4">
          {t.dashboard.offline}
        </Alert>
      )}
      <div className="overflow-clip rounded-lg border border-line bg-surface shadow-1 xl:grid xl:min-h-[36rem] xl:grid-cols-[15rem_1fr]">
        <div className="hidden bg-sunken p-3 pt-6 xl:block">
          <SideNav label={t.dashboard.menu} items={rooms} current={room?.key ?? ''} className="sticky top-24" />
        </div>
        <div className="min-w-0 px-4 py-6 sm:px-7 sm:py-7">
          <Outlet context={context} />
        </div>
      </div>
    </Page>
  )
}

function useRooms(): SideNavItem[] {
  const { rooms } = useTexts().dashboard
  return [
    { key: 'analytics', label: rooms.analytics, to: '/dashboard', icon: ChartColumn },
    { key: 'profile', label: rooms.profile, to: '/dashboard/profile', icon: CircleUserRound },
    { key: 'needs', label: rooms.needs, to: '/dashboard/needs', icon: Sparkles },
    { key: 'candidates', label: rooms.candidates, to: '/dashboard/candidates', icon: UsersRound, count: usePipeline().data?.length },
    { key: 'recruitments', label: rooms.recruitments, to: '/dashboard/recruitments', icon: Route },
    { key: 'orders', label: rooms.orders, to: '/dashboard/orders', icon: ReceiptText, count: useOrders().data?.length },
    { key: 'invoices', label: rooms.invoices, to: '/dashboard/invoices', icon: FileText, count: useInvoices().data?.length },
    { key: 'plan', label: rooms.plan, to: '/dashboard/plan', icon: KeyRound },
  ]
}

function Loading() {
  const t = useTexts()
  return (
    <Page>
      <p role="status" className="sr-only">
        {t.dashboard.loading}
      </p>
      <div className="min-h-[36rem] overflow-clip rounded-lg border border-line bg-surface shadow-1 xl:grid xl:grid-cols-[15rem_1fr]">
        <div className="hidden bg-sunken xl:block" />
        <div className="space-y-6 px-4 py-7 sm:px-7">
          <Skeleton className="h-9 w-48" />
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-64 w-full" />
        </div>
      </div>
    </Page>
  )
}

/** The server could not be asked who this is, or a room failed. */
export function ErrorBoundary() {
  const t = useTexts()
  const locale = useLocale()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const isOnline = useOnline()
  const { failed, away } = t.dashboard
  const isAway = useRouteError() instanceof Unreachable
  const title = isAway ? (isOnline ? away.unreachable : away.offline) : failed.title
  const retry = () => void navigate(localizedPath(pathname, locale) + search, { replace: true })
  return (
    <Page>
      <ErrorState level={1} title={title} text={isAway ? away.text : failed.text} retryLabel={t.retry} onRetry={retry} />
    </Page>
  )
}
