import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { isRouteErrorResponse, Outlet, useNavigate, useRouteError } from 'react-router'
import { localizedPath } from '../../../../platform/shared/locale.ts'
import { LocalLink } from '../../../../platform/web/local-link.tsx'
import { Queries } from '../../../../platform/web/query.tsx'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { AppShell, PageSkeleton, ShellPage } from '../../../../ui/app-shell.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import type { SideNavItem } from '../../../../ui/side-nav.tsx'
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

export const handle = { isArea: true }

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

function Console() {
  const t = useFrameTexts()
  const items = sections.map<SideNavItem>(({ key, to, icon, group }) => ({
    key,
    to,
    icon,
    label: t.rooms[key],
    ...(group && { group: t.groups[group] }),
  }))
  return (
    <AppShell
      title={t.title}
      menuLabel={t.menu}
      closeLabel={t.close}
      sections={items}
      dense
      notices={<FactorNotice />}
    >
      <Outlet />
    </AppShell>
  )
}

/** A second factor that is missing. */
function FactorNotice() {
  const t = useFrameTexts()
  const factor = useQuery(secondFactorQuery).data
  return (
    factor?.is_given === false && (
      <Alert tone="warning">
        {t.noSecondFactor}{' '}
        <LocalLink to={secondFactorPath} className="link">
          {t.setUpSecondFactor}
        </LocalLink>
      </Alert>
    )
  )
}

const Loading = () => <PageSkeleton label={useFrameTexts().loading} />

export function ErrorBoundary() {
  const t = useFrameTexts()
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <ErrorMessage status={404} />
  return (
    <ShellPage>
      <PageError texts={t} />
    </ShellPage>
  )
}
