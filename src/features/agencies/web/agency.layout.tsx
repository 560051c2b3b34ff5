import {
  CalendarDays,
  ChartColumn,
  Handshake,
  Route,
  ScrollText,
  UserCog,
  UsersRound,
} from 'lucide-react'
import { Outlet } from 'react-router'
import { Queries } from '../../../platform/web/query.tsx'
import { useOnline } from '../../../platform/web/use-online.ts'
import { Alert } from '../../../ui/alert.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { RoomFrame, RoomPage, RoomSkeleton } from '../../../ui/room-frame.tsx'
import type { SideNavItem } from '../../../ui/side-nav.tsx'
import { RoomError, useGuard } from '../../accounts/web/index.ts'
import type { OwnAgency } from '../contract.ts'
import { NoAgency } from './no-agency.tsx'
import { AgencyStateNotice } from './agency-state-notice.tsx'
import { useTexts } from './texts.ts'
import { type AgencyContext, useOwnAgency } from './use-agency.ts'

/** The rooms behind /agency. */
export default function AgencyLayout() {
  const user = useGuard(['agency'], '/agency/login')
  const { loading } = useTexts()
  if (user === null) return <RoomSkeleton label={loading} />
  return (
    <Queries key={user.id}>
      <Workspace />
    </Queries>
  )
}

function Workspace() {
  const t = useTexts()
  const { data, isError, isFetching, refetch } = useOwnAgency()
  if (data === null) return <NoAgency />
  if (data !== undefined) return <Rooms agency={data} />
  if (!isError) return <RoomSkeleton label={t.loading} />
  return (
    <RoomPage>
      <ErrorState
        level={1}
        {...t.failed}
        retryLabel={t.retry}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    </RoomPage>
  )
}

function Rooms({ agency }: { agency: OwnAgency }) {
  const t = useTexts()
  const isOnline = useOnline()
  const context: AgencyContext = { agency }
  return (
    <RoomFrame
      title={agency.name}
      menuLabel={t.menu}
      closeLabel={t.close}
      rooms={useRooms()}
      notices={
        <>
          {!isOnline && <Alert tone="warning">{t.offline}</Alert>}
          <AgencyStateNotice agency={agency} />
        </>
      }
    >
      <Outlet context={context} />
    </RoomFrame>
  )
}

function useRooms(): SideNavItem[] {
  const { rooms } = useTexts()
  return [
    { key: 'overview', label: rooms.overview, to: '/agency', icon: ChartColumn },
    { key: 'candidates', label: rooms.candidates, to: '/agency/candidates', icon: UsersRound },
    { key: 'interest', label: rooms.interest, to: '/agency/interest', icon: Handshake },
    { key: 'interviews', label: rooms.interviews, to: '/agency/interviews', icon: CalendarDays },
    { key: 'recruitments', label: rooms.recruitments, to: '/agency/recruitments', icon: Route },
    { key: 'licence', label: rooms.licence, to: '/agency/licence', icon: ScrollText },
    { key: 'members', label: rooms.members, to: '/agency/members', icon: UserCog },
  ]
}

export function ErrorBoundary() {
  const t = useTexts()
  return (
    <RoomPage>
      <RoomError texts={t} />
    </RoomPage>
  )
}
