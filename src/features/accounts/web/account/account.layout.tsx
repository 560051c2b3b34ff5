import { useQuery } from '@tanstack/react-query'
import {
  Bell,
  Fingerprint,
  LayoutDashboard,
  ShieldCheck,
  SlidersHorizontal,
  UserRound,
} from 'lucide-react'
import { Outlet } from 'react-router'
import { Queries } from '../../../../platform/web/query.tsx'
import { AppShell, PageSkeleton, ShellPage } from '../../../../ui/app-shell.tsx'
import { unreadQuery } from '../../../notifications/web/index.ts'
import { rulesOf } from '../../role-rules.ts'
import { useGuard } from '../guard.ts'
import { PageError } from '../page-error.tsx'
import { useAccountTexts } from './texts.ts'
import { roles } from '../../../../platform/shared/roles.ts'

export const handle = { isArea: true }

/** One's own pages, whatever one's role: the account, what one has been told, and how it comes. */
export default function AccountLayout() {
  const user = useGuard(roles, '/login')
  if (user === null) return <Loading />
  return (
    <Queries key={user.id}>
      <Sections home={rulesOf(user.role).home} />
    </Queries>
  )
}

function Sections({ home }: { home: string }) {
  const t = useAccountTexts()
  const unread = useQuery(unreadQuery).data?.unread
  return (
    <AppShell
      title={t.title}
      menuLabel={t.title}
      closeLabel={t.close}
      sections={[
        { key: 'home', to: home, label: t.tabs.home, icon: LayoutDashboard },
        { key: 'account', to: '/account', label: t.tabs.account, icon: UserRound },
        { key: 'security', to: '/account/security', label: t.tabs.security, icon: ShieldCheck },
        { key: 'data', to: '/account/data', label: t.tabs.data, icon: Fingerprint },
        {
          key: 'notifications',
          to: '/notifications',
          label: t.tabs.notifications,
          icon: Bell,
          count: unread || undefined,
        },
        {
          key: 'settings',
          to: '/notifications/settings',
          label: t.tabs.settings,
          icon: SlidersHorizontal,
        },
      ].map((section) => (section.key === 'home' ? section : { ...section, group: t.title }))}
    >
      <div className="mx-auto max-w-200">
        <Outlet />
      </div>
    </AppShell>
  )
}

const Loading = () => <PageSkeleton label={useAccountTexts().loading} />

export function ErrorBoundary() {
  const t = useAccountTexts()
  return (
    <ShellPage>
      <PageError texts={t} />
    </ShellPage>
  )
}
