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
  const { passkeys: t, errors } = usePasskeyTexts()
  const askAgain = useAskAgain()
  const { form, submit, input, error, busy } = useContractForm(
    async ({ name }) => {
      const { makePasskey } = await fetchPart(() => import('./ceremony.ts'))
      return makePasskey(name)
    },
    {
      defaults: { name: useDeviceName() },
      check: ({ name }) => (name.trim() === '' ? { name: errors.passkeyNameRequired } : null),
      failed: t.failed,
      repeats: true,
      toast: (made) => (made === null ? undefined : t.added),
      onDone: async (made) => {
        if (made === null) return
        await askAgain()
        onClose()
        if (made.recoveryCodes.length > 0) onCodes(made.recoveryCodes)
      },
    },
  )
  return (
    <FormDialog
      open
      onClose={onClose}
      onSubmit={submit}
      formRef={form}
      title={t.add}
      text={t.addText}
      submitLabel={t.go}
      cancelLabel={t.cancel}
      closeLabel={t.close}
      busy={busy}
    >
      <TextField label={t.name} autoComplete="off" maxLength={passkeyNameMax} {...input('name')} />
      <FormError error={error} />
    </FormDialog>
  )
}

interface Props {
  passkey: Passkey
  onClose: () => void
}

export function RenamePasskey({ passkey: { id, name }, onClose }: Props) {
  const { passkeys: t, errors } = usePasskeyTexts()
  const queries = useQueryClient()
  const { form, submit, input, error, busy } = useContractForm(
    (typed) => api(renamePasskey, { id, name: typed.name }),
    {
      defaults: { name },
      check: (typed) => (typed.name.trim() === '' ? { name: errors.passkeyNameRequired } : null),
      failed: t.renameFailed,
      toast: t.renamed,
      onDone: async () => {
        await queries.invalidateQueries({ queryKey: passkeysQuery.queryKey })
        onClose()
      },
    },
  )
  return (
    <FormDialog
      open
      onClose={onClose}
      onSubmit={submit}
      formRef={form}
      title={t.rename}
      submitLabel={t.save}
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
    onDone: onClose,
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
