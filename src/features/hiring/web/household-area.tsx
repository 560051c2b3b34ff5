import {
  BellRing,
  CalendarDays,
  ChartColumn,
  CircleUserRound,
  FileText,
  Handshake,
  Home,
  KeyRound,
  MessagesSquare,
  ReceiptText,
  Route,
  Search,
  Sparkles,
  UsersRound,
} from 'lucide-react'
import { Outlet } from 'react-router'
import { Queries } from '../../../platform/web/query.tsx'
import { AppShell } from '../../../ui/app-shell.tsx'
import type { LucideIcon } from '../../../ui/icon.tsx'
import type { SideNavItem } from '../../../ui/side-nav.tsx'
import { type BillingContext, useInvoices, useOrders } from '../../billing/web/index.ts'
import { NameBeside, useWords } from '../../profiles/web/index.ts'
import { useTexts } from './texts.ts'
import { usePipeline } from './use-pipeline.ts'

/** What a household finds behind /dashboard. */
export const HouseholdArea = () => (
  <Queries>
    <Household />
  </Queries>
)

function Household() {
  const t = useTexts()
  const sections = useSections()
  const words = useWords()
  const context: BillingContext = { words, NameBeside }
  return (
    <AppShell
      title={t.dashboard.title}
      menuLabel={t.dashboard.menu}
      closeLabel={t.close}
      sections={sections}
    >
      <Outlet context={context} />
    </AppShell>
  )
}

function useSections(): SideNavItem[] {
  const { rooms: t, groups, title } = useTexts().dashboard
  const candidates = usePipeline().data?.length
  const orders = useOrders().data?.length
  const invoices = useInvoices().data?.length
  const section = (
    key: keyof typeof t,
    icon: LucideIcon,
    group?: string,
    more?: Partial<SideNavItem>,
  ): SideNavItem => ({
    key,
    label: t[key],
    to: `/dashboard/${key}`,
    icon,
    ...(group !== undefined && { group }),
    ...more,
  })
  return [
    section('home', Home, title, { to: '/dashboard' }),
    section('analytics', ChartColumn, title),
    section('browse', Search, groups.find, { to: '/candidates' }),
    section('needs', Sparkles, groups.find),
    section('searches', BellRing, groups.find),
    section('candidates', UsersRound, groups.meet, { count: candidates }),
    section('interviews', CalendarDays, groups.meet),
    section('messages', MessagesSquare),
    section('agreements', Handshake, groups.hire),
    section('orders', ReceiptText, groups.hire, { count: orders }),
    section('recruitments', Route, groups.hire),
    section('invoices', FileText, groups.hire, { count: invoices }),
    section('profile', CircleUserRound, groups.you),
    section('plan', KeyRound, groups.you),
  ]
}
