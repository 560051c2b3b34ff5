import {
  BellRing,
  CalendarDays,
  ChartColumn,
  CircleUserRound,
  FileText,
  Handshake,
  KeyRound,
  MessagesSquare,
  ReceiptText,
  Route,
  Sparkles,
  UsersRound,
} from 'lucide-react'
import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { Queries } from '../../../platform/web/query.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { AppShell, ShellPage, PageSkeleton } from '../../../ui/app-shell.tsx'
import type { SideNavItem } from '../../../ui/side-nav.tsx'
import { askEarly, PageError, useGuard } from '../../accounts/web/index.ts'
import { type BillingContext, useInvoices, useOrders } from '../../billing/web/index.ts'
import { useWords } from '../../profiles/web/index.ts'
import { fetchAreaEarly, JobseekerArea } from '../../records/web/index.ts'
import { useTexts } from './texts.ts'
import { useOnline } from '../../../platform/web/use-online.ts'
import { usePipeline } from './use-pipeline.ts'
import { rulesOf } from '../../accounts/role-rules.ts'

// Both while the page is still coming alive: nothing of the page waits for the other.
askEarly()
fetchAreaEarly()

/** The pages behind /dashboard, for households; a job seeker finds her own area there. */
export default function DashboardLayout() {
  const user = useGuard(['employer', 'jobseeker'])
  if (user === null) return <Loading />
  if (rulesOf(user.role).hasRecord) {
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

function Household() {
  const t = useTexts()
  const isOnline = useOnline()
  const sections = useSections()
  const words = useWords()
  const context: BillingContext = { words }
  return (
    <AppShell
      title={t.dashboard.title}
      menuLabel={t.dashboard.menu}
      closeLabel={t.close}
      sections={sections}
      notices={!isOnline && <Alert tone="warning">{t.dashboard.offline}</Alert>}
    >
      <Outlet context={context} />
    </AppShell>
  )
}

function useSections(): SideNavItem[] {
  const { rooms: sections } = useTexts().dashboard
  return [
    { key: 'analytics', label: sections.analytics, to: '/dashboard', icon: ChartColumn },
    { key: 'profile', label: sections.profile, to: '/dashboard/profile', icon: CircleUserRound },
    { key: 'needs', label: sections.needs, to: '/dashboard/needs', icon: Sparkles },
    { key: 'searches', label: sections.searches, to: '/dashboard/searches', icon: BellRing },
    {
      key: 'candidates',
      label: sections.candidates,
      to: '/dashboard/candidates',
      icon: UsersRound,
      count: usePipeline().data?.length,
    },
    { key: 'messages', label: sections.messages, to: '/dashboard/messages', icon: MessagesSquare },
    {
      key: 'interviews',
      label: sections.interviews,
      to: '/dashboard/interviews',
      icon: CalendarDays,
    },
    {
      key: 'agreements',
      label: sections.agreements,
      to: '/dashboard/agreements',
      icon: Handshake,
    },
    {
      key: 'recruitments',
      label: sections.recruitments,
      to: '/dashboard/recruitments',
      icon: Route,
    },
    {
      key: 'orders',
      label: sections.orders,
      to: '/dashboard/orders',
      icon: ReceiptText,
      count: useOrders().data?.length,
    },
    {
      key: 'invoices',
      label: sections.invoices,
      to: '/dashboard/invoices',
      icon: FileText,
      count: useInvoices().data?.length,
    },
    { key: 'plan', label: sections.plan, to: '/dashboard/plan', icon: KeyRound },
  ]
}

function Loading() {
  return <PageSkeleton label={useTexts().dashboard.loading} />
}

export function ErrorBoundary() {
  const t = useTexts()
  return (
    <ShellPage>
      <PageError texts={{ ...t.dashboard, retry: t.retry }} />
    </ShellPage>
  )
}
