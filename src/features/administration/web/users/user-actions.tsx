import { useRef, useState } from 'react'
import { useTypedDraft } from '../../../../platform/web/draft-upon.ts'
import { Button } from '../../../../ui/button.tsx'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { useAction } from '../../../../ui/use-action.ts'
import {
  type AccountRecord,
  endUserSessions,
  liftSuspension,
  removeFactorsOf,
  suspendUser,
} from '../../../accounts/users-contract.ts'
import { identifications } from '../../../accounts/choices.ts'
import { ActDialog } from '../../../console/web/index.ts'
import { useRoomTexts } from '../texts.ts'

const refresh = ['user', 'users']
const reasons = ['identity', 'conduct', 'payment', 'request', 'other'] as const
type Reason = (typeof reasons)[number]
type Identification = (typeof identifications)[number]

/** What an operator can do about an account. */
export function UserActions({ account }: { account: AccountRecord }) {
  const { user: t } = useRoomTexts()
  const [asked, setAsked] = useState<'suspend' | 'lift' | 'end' | 'factor' | null>(null)
  const close = () => setAsked(null)
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
      {asked === 'suspend' && <Suspend id={account.id} onClose={close} />}
      {asked === 'lift' && <Lift id={account.id} onClose={close} />}
      {asked === 'factor' && <RemoveFactor id={account.id} onClose={close} />}
      {asked === 'end' && <End id={account.id} onClose={close} />}
    </div>
  )
}

interface Props {
  id: number
  onClose: () => void
}

function Suspend({ id, onClose }: Props) {
  const { user: t, notDone } = useRoomTexts()
  const { typed, type, forget } = useTypedDraft<{ reason: Reason | ''; note: string }>(
    `suspension:${id}`,
    { reason: '', note: '' },
  )
  const { reason, note } = typed
  const [missing, setMissing] = useState(false)
  const group = useRef<HTMLDivElement>(null)
  const { run, busy, error, fieldErrors } = useAction(suspendUser, {
    failed: notDone,
    refresh,
    onDone: () => {
      forget()
      onClose()
    },
    inPlace: true,
  })
  // She is told the reason: it is chosen, never assumed.
  const confirm = () => {
    setMissing(reason === '')
    if (reason !== '') void run({ id, reason, ...(note.trim() !== '' && { note }) })
    else group.current?.querySelector('input')?.focus()
  }
  return (
    <ActDialog
      title={t.suspendTitle}
      text={t.suspendText}
      confirmLabel={t.suspend}
      danger
      busy={busy}
      error={error}
      onClose={onClose}
      onConfirm={confirm}
    >
      <div ref={group}>
        <RadioGroup
          name="reason"
          label={t.reason}
          options={reasons.map((value) => ({ value, label: t.reasons[value] }))}
          value={reason}
          error={missing ? t.reasonMissing : undefined}
          onChange={(event) => {
            type({ ...typed, reason: event.target.value as Reason })
            setMissing(false)
          }}
        />
      </div>
      <TextArea
        label={t.note}
        note={t.optional}
        rows={2}
        maxLength={500}
        value={note}
        error={fieldErrors.note}
        onChange={(event) => type({ ...typed, note: event.target.value })}
      />
    </ActDialog>
  )
}

/** For who has lost phone and recovery codes: the operator says how she made sure who it is. */
function RemoveFactor({ id, onClose }: Props) {
  const { user: t, notDone } = useRoomTexts()
  const [identified, setIdentified] = useState<Identification | ''>('')
  const [isMissing, setMissing] = useState(false)
  const group = useRef<HTMLDivElement>(null)
  const { run, busy, error } = useAction(removeFactorsOf, {
    failed: notDone,
    refresh,
    toast: t.factorRemoved,
    onDone: onClose,
    inPlace: true,
  })
  const confirm = () => {
    setMissing(identified === '')
    if (identified !== '') void run({ id, identified_by: identified })
    else group.current?.querySelector('input')?.focus()
  }
  return (
    <ActDialog
      title={t.removeFactor}
      text={t.removeFactorText}
      confirmLabel={t.removeFactor}
      danger
      busy={busy}
      error={error}
      onClose={onClose}
      onConfirm={confirm}
    >
      <div ref={group}>
        <RadioGroup
          name="identified_by"
          label={t.identified}
          options={identifications.map((value) => ({ value, label: t.identifications[value] }))}
          value={identified}
          error={isMissing ? t.identifiedMissing : undefined}
          onChange={(event) => {
            setIdentified(event.target.value as Identification)
            setMissing(false)
          }}
        />
      </div>
    </ActDialog>
  )
}

function Lift({ id, onClose }: Props) {
  const { user: t, notDone } = useRoomTexts()
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
  const { user: t, notDone } = useRoomTexts()
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
