import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../platform/web/browser-api.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { FormError } from '../../../../ui/form-error.tsx'
import { fetchPart } from '../../../../ui/lazy-part.ts'
import { TextField } from '../../../../ui/text-field.tsx'
import { useAction } from '../../../../ui/use-action.ts'
import { useContractForm } from '../../../../ui/use-contract-form.ts'
import {
  type Passkey,
  passkeyNameMax,
  removePasskey,
  renamePasskey,
} from '../../passkeys-contract.ts'
import { usePasskeyTexts } from '../second-factor/texts.ts'
import { forgetOnDevice } from './can-use-passkeys.ts'
import { passkeysQuery } from './passkeys-query.ts'
import { useDeviceName } from './use-device-name.ts'

const refresh = ['passkeys', 'second-factor']

/** What changes with a passkey is asked for again. */
export function useAskAgain() {
  const queries = useQueryClient()
  return () => Promise.all(refresh.map((topic) => queries.invalidateQueries({ queryKey: [topic] })))
}

interface AddProps {
  onClose: () => void
  onCodes: (recoveryCodes: string[]) => void
}

/** Names a new passkey and has the device make it. */
export function AddPasskey({ onClose, onCodes }: AddProps) {
  const { passkeys: t } = usePasskeyTexts()
  const askAgain = useAskAgain()
  const name = useDeviceName()
  return (
    <NameDialog
      name={name}
      title={t.add}
      text={t.addText}
      submitLabel={t.go}
      failed={t.failed}
      done={t.added}
      onName={async (typed) => {
        const { makePasskey } = await fetchPart(() => import('./ceremony.ts'))
        return makePasskey(typed)
      }}
      onDone={async ({ recoveryCodes }) => {
        await askAgain()
        onClose()
        if (recoveryCodes.length > 0) onCodes(recoveryCodes)
      }}
      onClose={onClose}
    />
  )
}

interface Props {
  passkey: Passkey
  onClose: () => void
}

export function RenamePasskey({ passkey: { id, name }, onClose }: Props) {
  const { passkeys: t } = usePasskeyTexts()
  const queries = useQueryClient()
  return (
    <NameDialog
      name={name}
      title={t.rename}
      submitLabel={t.save}
      failed={t.renameFailed}
      done={t.renamed}
      onName={(typed) => api(renamePasskey, { id, name: typed })}
      onDone={async () => {
        await queries.invalidateQueries({ queryKey: passkeysQuery.queryKey })
        onClose()
      }}
      onClose={onClose}
    />
  )
}

interface NameProps<T> {
  /** As it is, or is proposed. */
  name: string
  title: string
  text?: string
  submitLabel: string
  failed: string
  /** Said when it is done. */
  done: string
  /** Gives null when she called it off on her device. */
  onName: (name: string) => Promise<T | null>
  onDone: (result: T) => Promise<void>
  onClose: () => void
}

/** Asks what a passkey is called. */
function NameDialog<T>({
  name,
  title,
  text,
  submitLabel,
  failed,
  done,
  onName,
  onDone,
  onClose,
}: NameProps<T>) {
  const { passkeys: t, errors } = usePasskeyTexts()
  const { form, submit, input, error, busy } = useContractForm((typed) => onName(typed.name), {
    defaults: { name },
    check: (typed) => (typed.name.trim() === '' ? { name: errors.passkeyNameRequired } : null),
    failed,
    repeats: true,
    toast: (result) => (result === null ? undefined : done),
    onDone: async (result) => {
      if (result !== null) await onDone(result)
    },
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      onSubmit={submit}
      formRef={form}
      title={title}
      text={text}
      submitLabel={submitLabel}
      cancelLabel={t.cancel}
      closeLabel={t.close}
      busy={busy}
    >
      <TextField label={t.name} autoComplete="off" maxLength={passkeyNameMax} {...input('name')} />
      <FormError error={error} />
    </FormDialog>
  )
}

export function RemovePasskey({ passkey, onClose }: Props) {
  const { passkeys: t } = usePasskeyTexts()
  const { run, busy, error } = useAction(removePasskey, {
    failed: t.removeFailed,
    refresh,
    toast: t.removed,
    onDone: ({ credential_id }) => {
      void forgetOnDevice(credential_id)
      onClose()
    },
    inPlace: true,
  })
  const title = t.removeOf(passkey.name)
  if (!passkey.can_remove)
    return (
      <Dialog open onClose={onClose} title={title} closeLabel={t.close}>
        <p>{t.lastFactor}</p>
      </Dialog>
    )
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void run({ id: passkey.id })}
      title={title}
      text={t.removeText}
      confirmLabel={t.remove}
      cancelLabel={t.cancel}
      closeLabel={t.close}
      danger
      busy={busy}
      error={error}
    />
  )
}
