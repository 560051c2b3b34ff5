import {
  ChartColumn,
  CircleUserRound,
  FileText,
  KeyRound,
  ReceiptText,
  Route,
  Sparkles,
  UsersRound,
} from 'lucide-react'
import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { Queries } from '../../../platform/web/query.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { RoomFrame, RoomPage, RoomSkeleton } from '../../../ui/room-frame.tsx'
import type { SideNavItem } from '../../../ui/side-nav.tsx'
import { askEarly, RoomError, useGuard } from '../../accounts/web/index.ts'
import { type BillingContext, useInvoices, useOrders } from '../../billing/web/index.ts'
import { fetchAreaEarly, JobseekerArea, useWords } from '../../candidates/web/index.ts'
import { useTexts } from './texts.ts'
import { useOnline } from '../../../platform/web/use-online.ts'
import { usePipeline } from './use-pipeline.ts'

// Both while the page is still coming alive: nothing of the room waits for the other.
askEarly()
fetchAreaEarly()

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

function Household() {
  const t = useTexts()
  const isOnline = useOnline()
  const rooms = useRooms()
  const words = useWords()
  const context: BillingContext = { words }
  return (
    <RoomFrame
      title={t.dashboard.title}
      menuLabel={t.dashboard.menu}
      closeLabel={t.close}
      rooms={rooms}
      notices={!isOnline && <Alert tone="warning">{t.dashboard.offline}</Alert>}
    >
      <Outlet context={context} />
    </RoomFrame>
  )
}

function useRooms(): SideNavItem[] {
  const { rooms } = useTexts().dashboard
  return [
    { key: 'analytics', label: rooms.analytics, to: '/dashboard', icon: ChartColumn },
    { key: 'profile', label: rooms.profile, to: '/dashboard/profile', icon: CircleUserRound },
    { key: 'needs', label: rooms.needs, to: '/dashboard/needs', icon: Sparkles },
    {
      key: 'candidates',
      label: rooms.candidates,
      to: '/dashboard/candidates',
      icon: UsersRound,
      count: usePipeline().data?.length,
    },
    { key: 'recruitments', label: rooms.recruitments, to: '/dashboard/recruitments', icon: Route },
    {
      key: 'orders',
      label: rooms.orders,
      to: '/dashboard/orders',
      icon: ReceiptText,
      count: useOrders().data?.length,
    },
    {
      key: 'invoices',
      label: rooms.invoices,
      to: '/dashboard/invoices',
      icon: FileText,
      count: useInvoices().data?.length,
    },
    { key: 'plan', label: rooms.plan, to: '/dashboard/plan', icon: KeyRound },
  ]
}

function Loading() {
  return <RoomSkeleton label={useTexts().dashboard.loading} />
}

export function ErrorBoundary() {
  const t = useTexts()
  return (
    <RoomPage>
      <RoomError texts={{ ...t.dashboard, retry: t.retry }} />
    </RoomPage>
  )
}
