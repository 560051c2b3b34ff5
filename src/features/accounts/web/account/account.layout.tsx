import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router'
import { localizedPath } from '../../../../platform/shared/locale.ts'
import { Queries } from '../../../../platform/web/query.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { LinkTabs } from '../../../../ui/tabs.tsx'
import { unreadQuery } from '../../../notifications/web/index.ts'
import { useGuard } from '../guard.ts'
import { PageError } from '../page-error.tsx'
import { useAccountTexts } from './texts.ts'
import { roles } from '../../../../platform/shared/roles.ts'

/** One's own pages, whatever one's role: the account, what one has been told, and how it comes. */
export default function AccountLayout() {
  const user = useGuard(roles, '/login')
  if (user === null) return <Loading />
  return (
    <Queries key={user.id}>
      <Sections />
    </Queries>
  )
}

const Page = ({ children }: { children: ReactNode }) => (
  <div className="bg-sunken">
    <div className="mx-auto w-full max-w-200 px-4 py-6 sm:px-6 sm:py-10">{children}</div>
  </div>
)

function Sections() {
  const t = useAccountTexts()
  const pathname = localizedPath(useLocation().pathname, 'en').replace(/\/$/, '')
  const unread = useQuery(unreadQuery).data?.unread
  return (
    <Page>
      <LinkTabs
        label={t.title}
        current={pathname}
        className="mb-6 sm:mb-8"
        tabs={[
          { key: '/account', to: '/account', label: t.tabs.account },
          { key: '/account/security', to: '/account/security', label: t.tabs.security },
          { key: '/account/data', to: '/account/data', label: t.tabs.data },
          {
            key: '/notifications',
            to: '/notifications',
            label: t.tabs.notifications,
            count: unread || undefined,
          },
          { key: '/notifications/settings', to: '/notifications/settings', label: t.tabs.settings },
        ]}
      />
      <Outlet />
    </Page>
  )
}

function Loading() {
  const t = useAccountTexts()
  return (
    <Page>
      <p role="status" className="sr-only">
        {t.loading}
      </p>
      <Skeleton className="mb-8 h-11 w-full max-w-100" />
      <Skeleton className="mb-6 h-9 w-56" />
      <div className="space-y-6">
        <Skeleton className="h-44 w-full" />
        <Skeleton className="h-36 w-full" />
        <Skeleton className="h-44 w-full" />
      </div>
    </Page>
  )
}

export function ErrorBoundary() {
  const t = useAccountTexts()
  return (
    <Page>
      <PageError texts={t} />
    </Page>
  )
}
