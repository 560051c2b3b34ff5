import type { MetaFunction } from 'react-router'
import { localeOfPath } from '../../../platform/shared/locale.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { RecordPage } from '../../../ui/record-page.tsx'
import { useGuard } from '../../accounts/web/index.ts'
import { getRoom } from '../contract.ts'
import { Entrance } from './entrance.tsx'
import { texts, useTexts } from './texts.ts'

export const meta: MetaFunction = ({ location }) => [
  { title: texts[localeOfPath(location.pathname)].metaTitle },
  { name: 'robots', content: 'noindex' },
]

export const handle = { isArea: true }

/** The video room of an interview: who comes by its link signs in, and enters where she has a part in it. */
export default function RoomPage() {
  const t = useTexts()
  const user = useGuard(['employer', 'jobseeker', 'agency'], '/login')
  return (
    <RecordPage
      user={user}
      className="max-w-page py-6 lg:py-10"
      texts={t}
      query={{
        queryKey: (id) => [`room:${id}`, 'state'],
        queryFn: (id, signal) => api(getRoom, { id }, { signal }),
        live: ['interviews', 'pipeline'],
      }}
      missing={
        <EmptyState
          level={1}
          illustration="door"
          title={t.notFound.title}
          text={t.notFound.text}
          action={<ButtonLink to="/">{t.notFound.home}</ButtonLink>}
        />
      }
    >
      {(room, id) => <Entrance key={id} room={room} />}
    </RecordPage>
  )
}
