import { translated } from '../../../../platform/shared/catalogues.ts'
import {
  CalendarCheck,
  CircleUserRound,
  FileCheck,
  Flag,
  Handshake,
  Heart,
  Home,
  MessageCircle,
  ReceiptText,
  Route,
  Search,
  UserRound,
  UsersRound,
} from 'lucide-react'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { localizedPath } from '../../../../platform/shared/locale.ts'
import type { Role } from '../../../../platform/shared/roles.ts'
import { LocalLink } from '../../../../platform/web/local-link.tsx'
import type { StoredUser } from '../../../../platform/web/session.ts'
import { textsHook } from '../../../../platform/web/texts.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Icon, type LucideIcon } from '../../../../ui/icon.tsx'
import { roleOf } from '../../../accounts/role-rules.ts'
import { bar as en } from '../../messages.bar.en.ts'

const useTexts = textsHook(translated(en))

interface Place {
  key: Exclude<keyof typeof en, 'label'>
  to: string
  icon: LucideIcon
  /** Where else one is in this place. */
  also?: string[]
}

const messages = (to: string): Place => ({ key: 'messages', to, icon: MessageCircle })

/** The five places of each role, in the order of the bar. */
const placesOf: Record<Role, Place[]> = {
  employer: [
    { key: 'home', to: '/dashboard', icon: Home, also: ['/dashboard/analytics'] },
    {
      key: 'browse',
      to: '/candidates',
      icon: Search,
      also: ['/dashboard/needs', '/dashboard/searches'],
    },
    {
      key: 'shortlist',
      to: '/dashboard/candidates',
      icon: Heart,
      also: ['/dashboard/interviews'],
    },
    messages('/dashboard/messages'),
    {
      key: 'hire',
      to: '/dashboard/agreements',
      icon: Handshake,
      also: [
        '/dashboard/recruitments',
        '/dashboard/offers',
        '/dashboard/orders',
        '/dashboard/invoices',
      ],
    },
  ],
  jobseeker: [
    { key: 'today', to: '/dashboard', icon: CalendarCheck },
    {
      key: 'profile',
      to: '/dashboard/my-profile',
      icon: CircleUserRound,
      also: ['/dashboard/documents'],
    },
    messages('/dashboard/messages'),
    {
      key: 'work',
      to: '/dashboard/agreements',
      icon: Route,
      also: ['/dashboard/interviews', '/dashboard/recruitment', '/dashboard/offers'],
    },
    { key: 'me', to: '/account', icon: UserRound, also: ['/notifications'] },
  ],
  agency: [
    { key: 'home', to: '/agency', icon: Home },
    { key: 'candidates', to: '/agency/candidates', icon: UsersRound },
    {
      key: 'interest',
      to: '/agency/interest',
      icon: Handshake,
      also: ['/agency/interviews', '/agency/agreements'],
    },
    messages('/agency/messages'),
    { key: 'recruitment', to: '/agency/recruitments', icon: Route },
  ],
  admin: [
    { key: 'home', to: '/admin', icon: Home },
    { key: 'reports', to: '/admin/reports', icon: Flag },
    { key: 'papers', to: '/admin/papers', icon: FileCheck },
    { key: 'users', to: '/admin/users', icon: UsersRound },
    { key: 'orders', to: '/admin/orders', icon: ReceiptText },
  ],
}

/** How much of an address a place names; 0 for none of it. */
const named = ({ to, also = [] }: Place, path: string): number =>
  Math.max(
    0,
    ...[to, ...also]
      .filter((own) => path === own || path.startsWith(`${own}/`))
      .map((own) => own.length),
  )

/** On a phone the five places where someone who is signed in spends her time, at the foot of the screen. */
export function AreaBar({ user }: { user: StoredUser }) {
  const t = useTexts()
  const path = localizedPath(useLocation().pathname, 'en').replace(/\/$/, '')
  const places = placesOf[roleOf(user) as Role]
  const [here] = places
    .filter((place) => named(place, path) > 0)
    .toSorted((a, b) => named(b, path) - named(a, path))
  useEffect(() => {
    const root = document.documentElement
    root.setAttribute('data-area-bar', '')
    return () => root.removeAttribute('data-area-bar')
  }, [])
  return (
    <nav
      aria-label={t.label}
      className="fixed inset-x-0 bottom-0 z-10 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <ul className="mx-auto grid max-w-160 grid-cols-5">
        {places.map((place) => (
          <li key={place.key}>
            <LocalLink
              to={place.to}
              aria-current={place === here ? 'page' : undefined}
              className={classNames(
                'flex min-h-15 flex-col items-center justify-center gap-0.5 px-0.5 text-center text-[0.6875rem] leading-tight font-medium transition-colors focus-visible:-outline-offset-2',
                place === here ? 'text-accent' : 'text-ink-soft hover:text-ink',
              )}
            >
              <span
                className={classNames(
                  'grid h-7 w-12 place-items-center rounded-full transition-colors',
                  place === here && 'bg-accent-wash',
                )}
              >
                <Icon of={place.icon} size={20} />
              </span>
              {t[place.key]}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
