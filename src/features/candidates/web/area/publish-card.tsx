import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../../platform/web/browser-api.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { useToast } from '../../../../ui/toast.tsx'
import { type OwnProfile, updateProfile } from '../../area-contract.ts'
import { useAreaTexts } from './area-texts.ts'
import { failureText } from './failure.ts'
import { useKeepProfile } from './use-profile.ts'

/** Whether households can find her, and the way to change that. */
export function PublishCard({ profile }: { profile: OwnProfile }) {
  const t = useAreaTexts()
  const toast = useToast()
  const keep = useKeepProfile()
  const [isAsking, setIsAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const { is_published: isOn, publish_obstacle: obstacle } = profile

  const set = async (is_published: boolean) => {
    setBusy(true)
    try {
      keep(await api(updateProfile, { is_published }))
      toast({ text: is_published ? t.publish.published : t.publish.unpublished, tone: 'success' })
    } catch (error) {
      toast({ text: failureText(error, {}, { network: t.errors.network ?? '', otherwise: t.saveFailed }), tone: 'error' })
    } finally {
      setBusy(false)
      setIsAsking(false)
    }
  }
  const text = profile.hired ? t.publish.hired : obstacle === 'under_age' ? t.publish.underAge : isOn ? t.publish.onText : t.publish.offText
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Chip tone={isOn ? 'palm' : 'amber'} icon={isOn ? Eye : EyeOff}>
          {isOn ? t.publish.on : t.publish.off}
        </Chip>
        <Button
          look="secondary"
          size="s"
          busy={busy}
          disabled={!isOn && obstacle !== null}
          onClick={() => (isOn ? setIsAsking(true) : void set(true))}
        >
          {isOn ? t.publish.unpublish : t.publish.publish}
        </Button>
      </div>
      <p className="mt-3 text-sm text-ink-soft">{text}</p>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void set(false)}
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
