import { Menu as MenuIcon } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { isRouteErrorResponse, Outlet, useLocation, useNavigate, useRouteError } from 'react-router'
import { localizedPath } from '../../../../platform/shared/locale.ts'
import { LocalLink } from '../../../../platform/web/local-link.tsx'
import { Queries } from '../../../../platform/web/query.tsx'
import { useLocale } from '../../../../platform/web/texts.ts'
import { useOnline } from '../../../../platform/web/use-online.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Drawer } from '../../../../ui/drawer.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { SideNav, type SideNavItem } from '../../../../ui/side-nav.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import {
  rememberReturn,
  PageError,
  secondFactorPath,
  secondFactorQuery,
  useGuard,
} from '../../../accounts/web/index.ts'
import { ErrorMessage } from '../../../content/web/index.ts'
import { sections } from './sections.ts'
import { rulesOf } from '../../../accounts/role-rules.ts'
import { useFrameTexts } from '../../../console/web/index.ts'

/** The operator's pages behind /admin, for administrators alone. */
export default function AdminLayout() {
  const user = useGuard(['admin'], rulesOf('admin').logInPath)
  if (user === null) return <Loading />
  return (
    <Queries key={user.id}>
      <Gate>
        <Console />
      </Gate>
    </Queries>
  )
}

/** Opens the console to a session with the second factor, and leads any other to where it is given. */
function Gate({ children }: { children: ReactNode }) {
  const t = useFrameTexts()
  const locale = useLocale()
  const navigate = useNavigate()
  const { data, isError, isFetching, refetch } = useQuery(secondFactorQuery)
  const isShut = data?.is_demanded === true
  useEffect(() => {
    if (!isShut) return
    rememberReturn()
    void navigate(localizedPath(secondFactorPath, locale), { replace: true })
  }, [isShut, navigate, locale])
  if (data !== undefined && !isShut) return children
  if (!isError) return <Loading />
  return (
    <Page>
      <ErrorState
        level={1}
        {...t.failed}
        retryLabel={t.retry}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    </Page>
  )
}

const Page = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto w-full max-w-[100rem] px-4 py-5 sm:px-6 lg:py-8">{children}</div>
)

function Console() {
  const t = useFrameTexts()
  const [isOpen, setIsOpen] = useState(false)
  const items = sections.map<SideNavItem>(({ key, to, icon, group }) => ({
    key,
    to,
    icon,
    label: t.rooms[key],
    ...(group && { group: t.groups[group] }),
  }))
  const pathname = localizedPath(useLocation().pathname, 'en').replace(/\/$/, '')
  const section =
    items.findLast(({ to }) => pathname === to || pathname.startsWith(`${to}/`)) ?? items[0]
  return (
    <Page>
      <Button
        variant="secondary"
        icon={MenuIcon}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="mb-4 xl:hidden"
      >
        <span className="sr-only">{t.menu}: </span>
        {section?.label}
      </Button>
      <Drawer
        side="start"
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t.title}
        closeLabel={t.close}
      >
        <div className="rounded-lg bg-sunken p-2">
          <SideNav
            label={t.menu}
            items={items}
            current={section?.key ?? ''}
            onNavigate={() => setIsOpen(false)}
          />
        </div>
      </Drawer>
      <Warnings />
      <div className="overflow-clip rounded-lg border border-line bg-surface shadow-1 xl:grid xl:min-h-[36rem] xl:grid-cols-[15rem_1fr]">
        <div className="hidden bg-sunken p-3 pt-6 xl:block">
          <SideNav
            label={t.menu}
            items={items}
            current={section?.key ?? ''}
            dense
            className="sticky top-24 max-h-[calc(100dvh-6.5rem)] overflow-y-auto [@media(max-height:50rem)]:max-h-[calc(100dvh-17rem)] overscroll-contain [scrollbar-width:thin]"
          />
        </div>
        <div className="min-w-0 px-4 py-6 sm:px-7 sm:py-7">
          <Outlet />
        </div>
      </div>
    </Page>
  )
}

/** A second factor that is missing, a network that is gone. */
function Warnings() {
  const t = useFrameTexts()
  const isOnline = useOnline()
  const factor = useQuery(secondFactorQuery).data
  return (
    <>
      {factor?.is_given === false && (
        <Alert tone="warning" className="mb-4">
          {t.noSecondFactor}{' '}
          <LocalLink to={secondFactorPath} className="link">
            {t.setUpSecondFactor}
          </LocalLink>
        </Alert>
      )}
      {!isOnline && (
        <Alert tone="warning" className="mb-4">
          {t.offline}
        </Alert>
      )}
    </>
  )
}

function Loading() {
  const t = useFrameTexts()
  return (
    <Page>
      <p role="status" className="sr-only">
        {t.loading}
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

export function ErrorBoundary() {
  const t = useFrameTexts()
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <ErrorMessage status={404} />
  return (
    <Page>
      <PageError texts={t} />
    </Page>
  )
}
