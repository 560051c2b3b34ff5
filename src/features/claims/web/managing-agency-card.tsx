import { Building2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { type ManagingAgency, leaveAgency } from '../contract.ts'
import { useClaimTexts } from './texts.ts'
import { claimsKey, type OnClaimed, rememberRecord } from './use-claims.ts'

interface Props {
  agency: ManagingAgency
  onClaimed: OnClaimed
}

/** Which agency keeps her record beside herself, and the way out of it. */
export function ManagingAgencyCard({ agency, onClaimed }: Props) {
  const texts = useClaimTexts()
  const t = texts.keeper
  const [isAsking, setIsAsking] = useState(false)
  const { run, busy, error } = useAction(leaveAgency, {
    failed: texts.dialog.failed,
    refresh: claimsKey,
    toast: t.done,
    inPlace: true,
    onDone: (profile) => {
      setIsAsking(false)
      rememberRecord(profile)
      void onClaimed(profile)
    },
  })
  return (
    <Card title={t.title}>
      <div className="flex items-start gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-md bg-sunken text-ink-faint">
          <Icon of={Building2} size={22} />
        </span>
        <p className="min-w-0">
          <span className="sr-only">{t.by} </span>
          <bdi className="block font-medium">{agency.name}</bdi>
          <bdi className="text-sm text-ink-soft">{texts.licence(agency.licence_number)}</bdi>
        </p>
      </div>
      <p className="mt-3 text-sm text-ink-soft">{t.text}</p>
      {agency.leave_obstacle === null ? (
        <Button
          variant="secondary"
          size="s"
          className="mt-4"
          aria-haspopup="dialog"
          onClick={() => setIsAsking(true)}
        >
          {t.leave}
        </Button>
      ) : (
        <p className="mt-3 text-sm font-medium">{t.obstacles[agency.leave_obstacle]}</p>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void run({})}
        title={t.confirmTitle}
        text={t.confirmText(agency.name)}
        confirmLabel={t.leave}
        cancelLabel={texts.cancel}
        closeLabel={texts.close}
        danger
        busy={busy}
        error={error}
      />
    </Card>
  )
}
