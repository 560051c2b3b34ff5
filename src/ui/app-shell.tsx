import { Menu as MenuIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { localizedPath } from '../platform/shared/locale.ts'
import { Button } from './button.tsx'
import { Drawer } from './drawer.tsx'
import { SideNav, type SideNavItem } from './side-nav.tsx'
import { Skeleton } from './skeleton.tsx'

const card =
  'overflow-clip rounded-lg border border-line bg-surface shadow-1 xl:grid xl:grid-cols-[15rem_1fr]'

/** The width that signed-in pages have. */
export const ShellPage = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto w-full max-w-[88rem] px-4 py-5 sm:px-6 lg:py-8">{children}</div>
)

interface Props {
  title: string
  menuLabel: string
  closeLabel: string
  sections: SideNavItem[]
  /** Above the page: what holds for all of them. */
  notices?: ReactNode
  children: ReactNode
}

/** Rooms beside their list, which on small screens is a drawer. */
export function AppShell({ title, menuLabel, closeLabel, sections, notices, children }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const pathname = localizedPath(useLocation().pathname, 'en').replace(/\/$/, '')
  const section =
    sections.findLast(({ to }) => pathname === to || pathname.startsWith(`${to}/`)) ?? sections[0]
  const current = section?.key ?? ''
  return (
    <ShellPage>
      <Button
        variant="secondary"
        icon={MenuIcon}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="mb-4 xl:hidden"
      >
        <span className="sr-only">{menuLabel}: </span>
        {section?.label}
      </Button>
      <Drawer
        side="start"
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={title}
        closeLabel={closeLabel}
      >
        <div className="rounded-lg bg-sunken p-2">
          <SideNav
            label={menuLabel}
            items={sections}
            current={current}
            onNavigate={() => setIsOpen(false)}
          />
        </div>
      </Drawer>
      {notices !== undefined && (
        <div className="mb-4 flex flex-col gap-3 empty:hidden">{notices}</div>
      )}
      <div className={`${card} xl:min-h-[36rem]`}>
        <div className="hidden bg-sunken p-3 pt-6 xl:block">
          <SideNav label={menuLabel} items={sections} current={current} className="sticky top-24" />
        </div>
        <div className="min-w-0 px-4 py-6 sm:px-7 sm:py-7">{children}</div>
      </div>
    </ShellPage>
  )
}

/** The frame before it is known who asks. */
export const PageSkeleton = ({ label }: { label: string }) => (
  <ShellPage>
    <p role="status" className="sr-only">
      {label}
    </p>
    <div className={`${card} min-h-[36rem]`}>
      <div className="hidden bg-sunken xl:block" />
      <div className="space-y-6 px-4 py-7 sm:px-7">
        <Skeleton className="h-9 w-48" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-64 w-full" />
      </div>
    </div>
  </ShellPage>
)
