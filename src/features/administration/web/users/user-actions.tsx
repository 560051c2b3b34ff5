import { type ComponentType, useState } from 'react'
import { useTypedDraft } from '../../../../platform/web/draft-upon.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useAction } from '../../../../ui/use-action.ts'
import {
  type AccountRecord,
  endUserSessions,
  giveNumber,
  liftSuspension,
  releaseNumber,
  removeFactorsOf,
  suspendUser,
} from '../../../accounts/users-contract.ts'
import { identifications, numberProofs } from '../../../accounts/choices.ts'
import { ActDialog, type Choice, ChoiceDialog } from '../../../console/web/index.ts'
import { useConsoleTexts } from '../texts.ts'

const refresh = ['user', 'users']
const reasons = ['identity', 'conduct', 'payment', 'request', 'other'] as const
type Reason = (typeof reasons)[number]
type NumberProof = (typeof numberProofs)[number]
type Identification = (typeof identifications)[number]

type Act = 'suspend' | 'lift' | 'end' | 'factor' | 'release' | 'give'

/** What an operator can do about an account. */
export function UserActions({ account }: { account: AccountRecord }) {
  const { user: t, numbers } = useConsoleTexts()
  const [asked, setAsked] = useState<Act | null>(null)
  const Asked = asked === null ? undefined : dialogs[asked]
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setAsked('end')}>
        {t.end}
      </Button>
      {account.can_remove_factor && (
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setAsked('factor')}>
          {t.removeFactor}
        </Button>
      )}
      {account.can_release_number && (
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setAsked('release')}>
          {numbers.releaseNumber}
        </Button>
      )}
      {account.can_give_number && (
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setAsked('give')}>
          {numbers.giveNumber}
        </Button>
      )}
      {account.is_suspended ? (
        <Button aria-haspopup="dialog" onClick={() => setAsked('lift')}>
          {t.lift}
        </Button>
      ) : account.can_suspend ? (
        <Button variant="danger" aria-haspopup="dialog" onClick={() => setAsked('suspend')}>
          {t.suspend}
        </Button>
      ) : (
        <p className="self-center text-ink-soft">{t.self}</p>
      )}
      {Asked !== undefined && <Asked id={account.id} onClose={() => setAsked(null)} />}
    </div>
  )
}

interface Props {
  id: number
  onClose: () => void
}

function Suspend({ id, onClose }: Props) {
  const { user: t, notDone } = useConsoleTexts()
  const { typed, type, forget } = useTypedDraft<{ reason: Reason | ''; note: string }>(
    `suspension:${id}`,
    { reason: '', note: '' },
  )
  const { reason, note } = typed
  const { run, busy, error, fieldErrors } = useAction(suspendUser, {
    failed: notDone,
    refresh,
    onDone: () => {
      forget()
      onClose()
    },
    inPlace: true,
  })
  return (
    // She is told the reason: it is chosen, never assumed.
    <ChoiceDialog
      title={t.suspendTitle}
      text={t.suspendText}
      confirmLabel={t.suspend}
      danger
      busy={busy}
      error={error}
      onClose={onClose}
      choice={{
        name: 'reason',
        label: t.reason,
        options: reasons.map((value) => ({ value, label: t.reasons[value] })),
        value: reason,
        missing: t.reasonMissing,
        onChoose: (chosen) => type({ ...typed, reason: chosen }),
      }}
      onConfirm={(chosen) => void run({ id, reason: chosen, ...(note.trim() !== '' && { note }) })}
    >
      <TextArea
        label={t.note}
        note={t.optional}
        rows={2}
        maxLength={500}
        value={note}
        error={fieldErrors.note}
        onChange={(event) => type({ ...typed, note: event.target.value })}
      />
    </ChoiceDialog>
  )
}

/** For who has lost phone and recovery codes: the operator says how she made sure who it is. */
function RemoveFactor({ id, onClose }: Props) {
  const { user: t, notDone } = useConsoleTexts()
  const identified = useIdentification()
  const { run, busy, error } = useAction(removeFactorsOf, {
    failed: notDone,
    refresh,
    toast: t.factorRemoved,
    onDone: onClose,
    inPlace: true,
  })
  return (
    <ChoiceDialog
      title={t.removeFactor}
      text={t.removeFactorText}
      confirmLabel={t.removeFactor}
      danger
      busy={busy}
      error={error}
      onClose={onClose}
      choice={identified}
      onConfirm={(chosen) => void run({ id, identified_by: chosen })}
    />
  )
}

function Lift({ id, onClose }: Props) {
  const { user: t, notDone } = useConsoleTexts()
  const { run, busy, error } = useAction(liftSuspension, {
    failed: notDone,
    refresh,
    onDone: onClose,
    inPlace: true,
  })
  return (
    <ActDialog
      title={t.lift}
      text={t.liftText}
      confirmLabel={t.lift}
      busy={busy}
      error={error}
      onClose={onClose}
      onConfirm={() => void run({ id })}
    />
  )
}

function End({ id, onClose }: Props) {
  const { user: t, notDone } = useConsoleTexts()
  const { run, busy, error } = useAction(endUserSessions, {
    failed: notDone,
    refresh,
    toast: ({ ended }) => t.ended(ended),
    onDone: onClose,
    inPlace: true,
  })
  return (
    <ActDialog
      title={t.end}
      text={t.endText}
      confirmLabel={t.end}
      danger
      busy={busy}
      error={error}
      onClose={onClose}
      onConfirm={() => void run({ id })}
    />
  )
}

/** For a number that the telephone company gave to somebody else: the operator says how she made sure of it. */
export function ReleaseNumber({ id, onClose }: Props) {
  const { user, numbers: t, notDone } = useConsoleTexts()
  const [value, onChoose] = useState<NumberProof | ''>('')
  const { run, busy, error } = useAction(releaseNumber, {
    failed: notDone,
    refresh,
    toast: t.numberReleased,
    onDone: onClose,
    inPlace: true,
  })
  return (
    <ChoiceDialog
      title={t.releaseNumber}
      text={t.releaseNumberText}
      confirmLabel={t.releaseNumber}
      danger
      busy={busy}
      error={error}
      onClose={onClose}
      choice={{
        name: 'proved_by',
        label: t.numberProof,
        options: numberProofs.map((one) => ({ value: one, label: t.numberProofs[one] })),
        value,
        missing: user.identifiedMissing,
        onChoose,
      }}
      onConfirm={(chosen) => void run({ id, proved_by: chosen })}
    />
  )
}

/** For the old owner, who comes back with the number that she has now. */
export function GiveNumber({ id, onClose }: Props) {
  const { numbers: t, notDone } = useConsoleTexts()
  const identified = useIdentification()
  const [number, setNumber] = useState('')
  const { run, busy, error, fieldErrors } = useAction(giveNumber, {
    failed: notDone,
    refresh,
    toast: t.numberGiven,
    onDone: onClose,
    inPlace: true,
  })
  return (
    <ChoiceDialog
      title={t.giveNumber}
      text={t.giveNumberText}
      confirmLabel={t.giveNumber}
      busy={busy}
      error={fieldErrors.phone_number === undefined ? error : undefined}
      onClose={onClose}
      choice={identified}
      onConfirm={(chosen) => void run({ id, phone_number: number, identified_by: chosen })}
    >
      <TextField
        label={t.newNumber}
        type="tel"
        autoComplete="off"
        maxLength={25}
        value={number}
        error={fieldErrors.phone_number}
        onChange={(event) => setNumber(event.target.value)}
      />
    </ChoiceDialog>
  )
}

/** How an operator made sure who somebody is: by papers, and she says how she saw them. */
export function useIdentification(): Choice<Identification> {
  const { user: t } = useConsoleTexts()
  const [value, onChoose] = useState<Identification | ''>('')
  return {
    name: 'identified_by',
    label: t.identified,
    options: identifications.map((one) => ({ value: one, label: t.identifications[one] })),
    value,
    missing: t.identifiedMissing,
    onChoose,
  }
}

const dialogs: Record<Act, ComponentType<Props>> = {
  suspend: Suspend,
  lift: Lift,
  end: End,
  factor: RemoveFactor,
  release: ReleaseNumber,
  give: GiveNumber,
}
