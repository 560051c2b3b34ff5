import {
  CalendarDays,
  ChartColumn,
  FileCheck,
  Handshake,
  MessageCircle,
  Plane,
  Route,
  ScrollText,
  UserCog,
  UsersRound,
} from 'lucide-react'
import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { Queries } from '../../../platform/web/query.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { AppShell, ShellPage, PageSkeleton } from '../../../ui/app-shell.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import type { LucideIcon } from '../../../ui/icon.tsx'
import type { SideNavItem } from '../../../ui/side-nav.tsx'
import { FactorGate, PageError, useGuard } from '../../accounts/web/index.ts'
import type { OwnAgency } from '../contract.ts'
import { AgencyStateNotice } from './agency-state-notice.tsx'
import { useTexts } from './texts.ts'
import { type AgencyContext, useOwnAgency } from './use-agency.ts'
import { rulesOf } from '../../accounts/role-rules.ts'

const NoAgency = lazyPart(() => import('./no-agency.tsx'), 'NoAgency')

export const handle = { isArea: true }

/** The pages behind /agency. */
export default function AgencyLayout() {
  const user = useGuard(['agency'], rulesOf('agency').logInPath)
  const { loading } = useTexts()
  if (user === null) return <PageSkeleton label={loading} />
  return (
    <Queries key={user.id}>
      <FactorGate waiting={<PageSkeleton label={loading} />}>
        <Workspace />
      </FactorGate>
    </Queries>
  )
}

function Workspace() {
  const t = useTexts()
  const { data, isError, isFetching, refetch } = useOwnAgency()
  if (data === null)
    return (
      <Suspense fallback={<PageSkeleton label={t.loading} />}>
        <NoAgency />
      </Suspense>
    )
  if (data !== undefined) return <Sections agency={data} />
  if (!isError) return <PageSkeleton label={t.loading} />
  return (
    <ShellPage>
      <ErrorState
        level={1}
        {...t.failed}
        retryLabel={t.retry}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    </ShellPage>
  )
}

function Sections({ agency }: { agency: OwnAgency }) {
  const t = useTexts()
  const context: AgencyContext = { agency }
  return (
    <AppShell
      title={agency.name}
      menuLabel={t.menu}
      closeLabel={t.close}
      sections={useSections()}
      notices={<AgencyStateNotice agency={agency} />}
    >
      <Outlet context={context} />
    </AppShell>
  )
}

function useSections(): SideNavItem[] {
  const { rooms: t, groups } = useTexts()
  const section = (key: keyof typeof t, icon: LucideIcon, group?: string): SideNavItem => ({
    key,
    label: t[key],
    to: key === 'overview' ? '/agency' : `/agency/${key}`,
    icon,
    ...(group !== undefined && { group }),
  })
  return [
    section('overview', ChartColumn),
    section('candidates', UsersRound),
    section('interest', Handshake, groups.households),
    section('interviews', CalendarDays, groups.households),
    section('agreements', FileCheck, groups.households),
    section('messages', MessageCircle),
    section('recruitments', Route),
    section('services', Plane, groups.agency),
    section('licence', ScrollText, groups.agency),
    section('members', UserCog, groups.agency),
  ]
}

export function ErrorBoundary() {
  const t = useTexts()
  return (
    <ShellPage>
      <PageError texts={t} />
    </ShellPage>
  )
}
