import {
  CalendarCheck,
  CalendarDays,
  CircleUserRound,
  FileText,
  Handshake,
  MessagesSquare,
  Route,
} from 'lucide-react'
import { type ReactNode, Suspense, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { localizedPath } from '../../../platform/shared/locale.ts'
import { Queries } from '../../../platform/web/query.tsx'
import { useLocale } from '../../../platform/web/texts.ts'
import { AppShell, PageSkeleton } from '../../../ui/app-shell.tsx'
import { PageSpinner } from '../../../ui/page-spinner.tsx'
import { useFrameTexts } from './frame-texts.ts'
import { startPath } from '../start-path.ts'
import { DocumentsTab, documentsPath, ProfileTab, profilePath, StartPage } from './own-tabs.ts'
import { useDocuments } from './documents/use-documents.ts'

/** What a job seeker finds behind /dashboard: her profile and her papers. `children` is the page of any other place, such as her day. */
export function JobseekerArea({ children }: { children?: ReactNode }) {
  return (
    <Queries>
      <Sections>{children}</Sections>
    </Queries>
  )
}

const sections = [
  { key: 'today', to: '/dashboard', icon: CalendarCheck, group: undefined },
  { key: 'profile', to: profilePath, icon: CircleUserRound, group: 'profile' },
  { key: 'documents', to: documentsPath, icon: FileText, group: 'profile' },
  { key: 'interviews', to: '/dashboard/interviews', icon: CalendarDays, group: 'work' },
  { key: 'agreements', to: '/dashboard/agreements', icon: Handshake, group: 'work' },
  { key: 'recruitment', to: '/dashboard/recruitment', icon: Route, group: 'work' },
  { key: 'messages', to: '/dashboard/messages', icon: MessagesSquare, group: undefined },
] as const

function Sections({ children }: { children: ReactNode }) {
  const t = useFrameTexts()
  const locale = useLocale()
  const page = localizedPath(useLocation().pathname, 'en').replace(/\/$/, '')
  // One conversation is of the tab of all of them.
  const pathname = page.replace(/^(\/dashboard\/messages)\/\d+$/, '$1')
  const count = useDocuments().data?.length
  const title =
    pathname === profilePath ? t.metaProfile : pathname === documentsPath ? t.metaDocuments : null
  useEffect(() => {
    if (title !== null) document.title = title
  }, [title])
  if (pathname === startPath)
    return (
      <Suspense fallback={<PageSpinner label={t.loading} />}>
        <StartPage />
      </Suspense>
    )
  if (!sections.some(({ to }) => to === pathname))
    return (
      <Navigate
        to={localizedPath(pathname === '/dashboard/profile' ? profilePath : '/dashboard', locale)}
        replace
      />
    )
  return (
    <AppShell
      title={t.tabs.label}
      menuLabel={t.tabs.label}
      closeLabel={t.close}
      sections={sections.map(({ key, to, icon, group }) => ({
        key,
        to,
        icon,
        label: t.tabs[key],
        group: group && t.tabs[group],
        count: key === 'documents' ? count : undefined,
      }))}
    >
      {pathname === profilePath || pathname === documentsPath ? (
        <Suspense fallback={<PageSkeleton label={t.loading} />}>
          {pathname === profilePath ? <ProfileTab /> : <DocumentsTab />}
        </Suspense>
      ) : (
        children
      )}
    </AppShell>
  )
}
