import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { RoomPage } from '../../../ui/room-frame.tsx'
import { useTexts } from './texts.ts'

/** For an account of role agency that no agency has as a member: removed, or not yet invited. */
export function NoAgency() {
  const { none: t } = useTexts()
  return (
    <RoomPage>
      <EmptyState level={1} motif="door" title={t.title} text={t.text} action={<ButtonLink to="/agency/apply">{t.apply}</ButtonLink>} />
    </RoomPage>
  )
}
