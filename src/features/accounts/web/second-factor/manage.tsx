import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../../../platform/shared/format.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { useAction } from '../../../../ui/use-action.ts'
import {
  type SecondFactorState,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from '../../second-factor-contract.ts'
import { useSecondFactorTexts } from './texts.ts'

const fewCodes = 3

interface Props {
  state: SecondFactorState
  onCodes: (codes: string[]) => void
  onAddApp: () => void
  onTurnedOff: () => void
}

/** A second factor that is on: its recovery codes, and the way to another phone. */
export function Manage({ state, onCodes, onAddApp, onTurnedOff }: Props) {
  const { manage: t } = useSecondFactorTexts()
  const locale = useLocale()
  const [asked, setAsked] = useState<'renew' | 'off' | null>(null)
  return (
    <>
      <p className="flex items-center gap-2 font-medium text-palm">
        <Icon of={ShieldCheck} size={22} />
        {state.is_enrolled ? t.on : t.passkeyOnly}
      </p>
      {state.enrolled_at !== null && (
        <p className="mt-1 text-ink-soft">{t.since(formatDate(state.enrolled_at, locale))}</p>
      )}
      <p className="mt-4">{t.left(state.recovery_codes_left)}</p>
      {state.recovery_codes_left <= fewCodes && (
        <Alert tone="warning" className="mt-3">
          {t.few}
        </Alert>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setAsked('renew')}>
          {t.renew}
        </Button>
        {state.is_enrolled ? (
          <Button variant="danger" aria-haspopup="dialog" onClick={() => setAsked('off')}>
            {t.off}
          </Button>
        ) : (
          <Button variant="secondary" onClick={onAddApp}>
            {t.addApp}
          </Button>
        )}
      </div>
      <ButtonLink to="/account/security" wide className="mt-6">
        {t.toSecurity}
      </ButtonLink>
      {asked === 'renew' && <Renew onClose={() => setAsked(null)} onCodes={onCodes} />}
      {asked === 'off' && <TurnOff onClose={() => setAsked(null)} onTurnedOff={onTurnedOff} />}
    </>
  )
}

interface AskProps {
  onClose: () => void
}

function Renew({ onClose, onCodes }: AskProps & Pick<Props, 'onCodes'>) {
  const { manage: t, unexplained } = useSecondFactorTexts()
  const { run, busy, error } = useAction(renewRecoveryCodes, {
    failed: unexplained,
    onDone: ({ recovery_codes: codes }) => onCodes(codes),
    inPlace: true,
  })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void run({})}
      title={t.renew}
      text={t.renewText}
      confirmLabel={t.renew}
      cancelLabel={t.cancel}
      closeLabel={t.close}
      busy={busy}
      error={error}
    />
  )
}

function TurnOff({ onClose, onTurnedOff }: AskProps & Pick<Props, 'onTurnedOff'>) {
  const { manage: t, unexplained } = useSecondFactorTexts()
  const { run, busy, error } = useAction(turnOffSecondFactor, {
    failed: unexplained,
    onDone: onTurnedOff,
    inPlace: true,
  })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void run({})}
      title={t.off}
      text={t.offText}
      confirmLabel={t.off}
      cancelLabel={t.cancel}
      closeLabel={t.close}
      danger
      busy={busy}
      error={error}
    />
  )
}
