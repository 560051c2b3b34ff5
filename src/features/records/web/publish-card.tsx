import { Eye, EyeOff } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { OwnProfile } from '../../profiles/own-profile-contract.ts'
import { useAreaTexts } from './own-profile-texts.ts'
import { missingOf, placeOfGap, type Place } from '../completeness-rules.ts'
import { useDataSource } from './profile-data-source.ts'
import { usePublishing } from './start/use-publishing.ts'

/** Whether households can find her, and the way to change that. */
export function PublishCard({
  profile,
  onGo,
}: {
  profile: OwnProfile
  onGo: (place: Place) => void
}) {
  const t = useAreaTexts()
  const source = useDataSource()
  const [isAsking, setIsAsking] = useState(false)
  const { run, busy } = usePublishing()
  const { is_published: isOn, publish_obstacle: blocker } = profile
  const isWaiting = blocker === 'incomplete' && profile.wants_published
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Chip tone={isOn ? 'palm' : 'amber'} icon={isOn ? Eye : EyeOff}>
          {isOn ? t.publish.on : isWaiting ? t.publish.waiting : t.publish.off}
        </Chip>
        {source.mayEdit && blocker !== 'incomplete' && (
          <Button
            variant="secondary"
            size="s"
            busy={busy}
            disabled={!isOn && blocker !== null}
            onClick={() => (isOn ? setIsAsking(true) : void run(true))}
          >
            {isOn ? t.publish.unpublish : t.publish.publish}
          </Button>
        )}
      </div>
      <p className="mt-3 text-sm text-ink-soft">{standingText(profile, t)}</p>
      {source.mayEdit && blocker === 'incomplete' && !profile.is_unsaved && (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button size="s" onClick={() => onGo(placeOfGap(profile))} aria-haspopup="dialog">
            {t.publish.addMissing}
          </Button>
          {isWaiting && (
            <Button variant="quiet" size="s" busy={busy} onClick={() => void run(false)}>
              {t.publish.keepHidden}
            </Button>
          )}
        </div>
      )}
      <Requests />
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void run(false).then(() => setIsAsking(false))}
        title={t.publish.confirmTitle}
        text={t.publish.confirmText}
        confirmLabel={t.publish.unpublish}
        cancelLabel={t.cancel}
        closeLabel={t.close}
        busy={busy}
      />
    </Card>
  )
}

/** Who can see her, or what stands in the way. */
function standingText(profile: OwnProfile, t: ReturnType<typeof useAreaTexts>): string {
  const { publish: words } = t
  if (profile.hired) return words.hired
  switch (profile.publish_obstacle) {
    case 'under_age':
      return words.underAge
    case 'hidden':
      return words.hidden
    case 'objected':
      return words.objected
    case 'incomplete':
      return (profile.wants_published ? words.waitsFor : words.needs)(missingOf(profile, t))
    case null:
      return profile.is_published ? words.onText : words.offText
  }
}

/** What the operator asks her to change; changing it is the answer. */
function Requests() {
  const { requests: t } = useAreaTexts()
  const source = useDataSource()
  const { data } = useQuery({
    queryKey: [...source.profileKey, 'requests'],
    queryFn: ({ signal }) => source.listRequests(signal),
  })
  return (data ?? []).map(({ kind, state, reason, asked_at, is_answered }) => (
    <Alert
      key={`${asked_at} ${kind}`}
      tone={is_answered ? 'info' : 'warning'}
      title={state === 'hidden' ? t.hidden : t.ask[kind]}
      className="mt-3"
    >
      <span dir="auto" className="block break-words">
        {reason}
      </span>
      {is_answered ? t.answered : t.answer}
    </Alert>
  ))
}
