import { Bell, type LucideIcon, UserRound, UsersRound } from 'lucide-react'
import { useLocation, useNavigate, useRouteError } from 'react-router'
import { localizedPath } from '../../../../platform/shared/locale.ts'
import { LocalLink } from '../../../../platform/web/local-link.tsx'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Card } from '../../../../ui/card.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Avatar } from '../../../../ui/portrait.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useAccountTexts, useDoorTexts } from '../account/texts.ts'
import { avatarOf } from '../avatar-of.ts'
import { Unreachable, useGuard } from '../guard.ts'

const places: { key: 'account' | 'notifications' | 'candidates'; to: string; icon: LucideIcon }[] = [
  { key: 'account', to: '/account', icon: UserRound },
  { key: 'notifications', to: '/notifications', icon: Bell },
  { key: 'candidates', to: '/candidates', icon: UsersRound },
]

const frame = 'mx-auto w-full max-w-200 px-4 py-10 sm:px-6 sm:py-16'

/** Where an operator or agency arrives: who she is here, and the places that are hers. */
export function RoleHome({ of: role }: { of: 'admin' | 'agency' }) {
  const t = useDoorTexts()
  const { loading } = useAccountTexts()
  const user = useGuard([role], `/${role}/login`)
  if (user === null) {
    return (
      <div className={frame}>
        <p role="status" className="sr-only">
          {loading}
        </p>
        <Skeleton className="h-40 w-full" />
      </div>
    )
  }
  return (
    <div className={frame}>
      <Card>
        <div className="flex flex-col items-start gap-5 sm:flex-row sm:items-center">
          <Avatar name={user.full_name} src={avatarOf(user)} size="l" />
          <div className="min-w-0">
            <h1 className="text-2xl">
              <bdi>{user.full_name}</bdi>
            </h1>
            <p className="mt-1 mb-3 text-ink-soft">{t[role].lead}</p>
            <Chip tone="accent">{t[role].role}</Chip>
          </div>
        </div>
      </Card>
      <ul className="mt-6 grid gap-4 sm:grid-cols-3">
        {places.map(({ key, to, icon }) => (
          <li key={key} className="flex">
            <LocalLink
              to={to}
              className="flex w-full flex-col gap-1 rounded-lg border border-line bg-surface p-5 shadow-1 transition-shadow duration-calm hover:shadow-2"
            >
              <Icon of={icon} size={24} className="mb-2 text-accent" />
              <span className="font-semibold">{t.places[key].title}</span>
              <span className="text-ink-soft">{t.places[key].text}</span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function ErrorBoundary() {
  const t = useAccountTexts()
  const locale = useLocale()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isAway = useRouteError() instanceof Unreachable
  return (
    <div className={frame}>
      <ErrorState
        level={1}
        title={isAway ? t.away : t.failed.title}
        text={isAway ? t.awayText : t.failed.text}
        retryLabel={t.retry}
        onRetry={() => void navigate(localizedPath(pathname, locale), { replace: true })}
      />
    </div>
  )
}
