import { Menu as MenuIcon } from 'lucide-react'
import { type ReactNode, useContext, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import { localizedPath } from '../platform/shared/locale.ts'
import { Drawer } from './drawer.tsx'
import { HeaderSlot } from './header-slot.ts'
import { IconButton } from './icon-button.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { SideNav, type SideNavItem } from './side-nav.tsx'
import { Skeleton } from './skeleton.tsx'
import { LinkTabs } from './tabs.tsx'

const frame =
  'group/frame mx-auto flex w-full max-w-[104rem] grow flex-col xl:grid xl:grid-cols-[15.5rem_minmax(0,1fr)]'
const side = 'hidden border-e border-line xl:block print:hidden'

/** The width that signed-in pages have. */
export const ShellPage = ({ children }: { children: ReactNode }) => (
  <div className="w-full min-w-0 px-4 py-5 sm:px-6 sm:py-7 xl:px-8">{children}</div>
)

interface Props {
  title: string
  menuLabel: string
  closeLabel: string
  sections: SideNavItem[]
  /** For many sections: lower rows in the list beside the page. */
  dense?: boolean
  /** Above the page, below a network that is gone: what holds for all of them. */
  notices?: ReactNode
  children: ReactNode
}

/** The section that an address belongs to: the one that names most of it. */
function sectionAt(sections: SideNavItem[], pathname: string): SideNavItem | undefined {
  const path = localizedPath(pathname, 'en').replace(/\/$/, '')
  return (
    sections
      .filter(({ to }) => path === to || path.startsWith(`${to}/`))
      .toSorted((a, b) => b.to.length - a.to.length)[0] ?? sections[0]
  )
}

/**
 * Signed-in pages beside the list of them. On small screens the list is a drawer, whose button stands in the header, and the sections of the
 * same group are tabs above the page.
 */
export function AppShell({
  title,
  menuLabel,
  closeLabel,
  sections,
  dense = false,
  notices,
  children,
}: Props) {
  const section = sectionAt(sections, useLocation().pathname)
  const current = section?.key ?? ''
  const siblings = sections.filter(({ group }) => group !== undefined && group === section?.group)
  return (
    <div className={frame}>
      <MenuDrawer
        title={title}
        menuLabel={menuLabel}
        closeLabel={closeLabel}
        sections={sections}
        current={current}
      />
      <div className={side}>
        <SideNav
          label={menuLabel}
          items={sections}
          current={current}
          dense={dense}
          className="sticky top-14 max-h-[calc(100dvh-3.5rem)] overflow-y-auto overscroll-contain p-3 [scrollbar-width:thin]"
        />
      </div>
      <div className="min-w-0">
        {section?.group !== undefined && siblings.length > 1 && (
          <LinkTabs
            label={section.group}
            tabs={siblings}
            current={current}
            className="px-1 sm:px-3 xl:hidden print:hidden"
          />
        )}
        <ShellPage>
          <div className="flex flex-col gap-3 *:last:mb-4">
            <OfflineNotice />
            {notices}
          </div>
          {children}
        </ShellPage>
      </div>
    </div>
  )
}

/** All sections in a drawer; its button stands in the header. */
function MenuDrawer({
  title,
  menuLabel,
  closeLabel,
  sections,
  current,
}: Pick<Props, 'title' | 'menuLabel' | 'closeLabel' | 'sections'> & { current: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const slot = useContext(HeaderSlot)
  const button = (
    <IconButton
      icon={MenuIcon}
      label={menuLabel}
      aria-haspopup="dialog"
      onClick={() => setIsOpen(true)}
      className="-ms-2.5 xl:hidden"
    />
  )
  return (
    <>
      {slot !== null && createPortal(button, slot)}
      <Drawer
        side="start"
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={title}
        closeLabel={closeLabel}
      >
        <SideNav
          label={menuLabel}
          items={sections}
          current={current}
          onNavigate={() => setIsOpen(false)}
          className="-mx-3"
        />
      </Drawer>
    </>
  )
}

/** The frame before it is known who asks. */
export const PageSkeleton = ({ label }: { label: string }) => (
  <div className={frame}>
    <p role="status" className="sr-only">
      {label}
    </p>
    <div className={side} />
    <ShellPage>
      <div className="min-h-[36rem] space-y-6">
        <Skeleton className="h-9 w-48" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-64 w-full" />
      </div>
    </ShellPage>
  </div>
)
