import { type ReactNode, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { localizedPath } from '../../../platform/shared/locale.ts'
import { Queries } from '../../../platform/web/query.tsx'
import { useLocale } from '../../../platform/web/texts.ts'
import { useOnline } from '../../../platform/web/use-online.ts'
import { Alert } from '../../../ui/alert.tsx'
import { LinkTabs } from '../../../ui/tabs.tsx'
import { useAreaTexts } from './own-profile-texts.ts'
import { DocumentsTab } from './documents/documents-tab.tsx'
import { ProfileTab } from './profile-tab.tsx'
import { useDocuments } from './documents/use-documents.ts'

/** What a job seeker finds behind /dashboard: her profile and her papers. `children` is the page of her interviews, or of her recruitment. */
export function JobseekerArea({ children }: { children?: ReactNode }) {
  return (
    <Queries>
      <Sections>{children}</Sections>
    </Queries>
  )
}

const sections = [
  '/dashboard',
  '/dashboard/agreements',
  '/dashboard/documents',
  '/dashboard/interviews',
  '/dashboard/messages',
  '/dashboard/recruitment',
]

function Sections({ children }: { children: ReactNode }) {
  const t = useAreaTexts()
  const locale = useLocale()
  const isOnline = useOnline()
  const page = localizedPath(useLocation().pathname, 'en').replace(/\/$/, '')
  // One conversation is of the tab of all of them.
  const pathname = page.replace(/^(\/dashboard\/messages)\/\d+$/, '$1')
  const count = useDocuments().data?.length
  const title =
    pathname === '/dashboard'
      ? t.metaProfile
      : pathname === '/dashboard/documents'
        ? t.metaDocuments
        : null
  useEffect(() => {
    if (title !== null) document.title = title
  }, [title])
  if (!sections.includes(pathname))
    return <Navigate to={localizedPath('/dashboard', locale)} replace />
  return (
    <div className="mx-auto w-full max-w-page px-4 py-5 sm:px-6 lg:py-8">
      <LinkTabs
        label={t.tabs.label}
        current={pathname}
        tabs={[
          { key: '/dashboard', label: t.tabs.profile, to: '/dashboard' },
          {
            key: '/dashboard/documents',
            label: t.tabs.documents,
            to: '/dashboard/documents',
            ...(count !== undefined && { count }),
          },
          { key: '/dashboard/interviews', label: t.tabs.interviews, to: '/dashboard/interviews' },
          { key: '/dashboard/messages', label: t.tabs.messages, to: '/dashboard/messages' },
          { key: '/dashboard/agreements', label: t.tabs.agreements, to: '/dashboard/agreements' },
          {
            key: '/dashboard/recruitment',
            label: t.tabs.recruitment,
            to: '/dashboard/recruitment',
          },
        ]}
        className="mb-6"
      />
      {!isOnline && (
        <Alert tone="warning" className="mb-4">
          {t.offline}
        </Alert>
      )}
      {pathname === '/dashboard' ? (
        <ProfileTab />
      ) : pathname === '/dashboard/documents' ? (
        <DocumentsTab />
      ) : (
        <div className="mx-auto max-w-200 rounded-lg border border-line bg-surface px-4 py-6 shadow-1 sm:px-7 sm:py-7">
          {children}
        </div>
      )}
    </div>
  )
}
