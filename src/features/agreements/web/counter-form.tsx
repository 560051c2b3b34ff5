import { ApiError } from '../../../platform/web/api.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useContractForm } from '../../../ui/use-contract-form.ts'
import type { Terms } from '../terms-contract.ts'
import { TermsFields, type TypedTerms, typedOf } from './terms-fields.tsx'
import { useTexts } from './texts.ts'

interface Props {
  open: boolean
  terms: Terms
  isAgency: boolean
  /** Which agreement, and which version of its terms: what was typed upon others is another draft. */
  upon: string
  onClose: () => void
  onSend: (terms: TypedTerms, reason: string) => Promise<unknown>
}

/** Other terms, begun from those that were offered. */
export function CounterForm({ open, terms, isAgency, upon, onClose, onSend }: Props) {
  const { counter: t, cancel, close } = useTexts()
  const form = useContractForm(
    ({ reason, ...typed }) => onSend(typed, reason).catch(withPlainNames),
    {
      defaults: { ...typedOf(terms), reason: '' },
      failed: t.failed,
      toast: t.sent,
      onDone: onClose,
      repeats: true,
      draft: `counter:${upon}`,
    },
  )
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      onSubmit={(event) => void form.submit(event)}
      formRef={form.form}
      title={t.title}
      text={isAgency ? t.leadAgency : t.lead}
      submitLabel={t.submit}
      cancelLabel={cancel}
      closeLabel={close}
      busy={form.busy}
    >
      <TermsFields form={form} />
      <TextArea label={t.reason} maxLength={500} {...form.input('reason')} />
      <FormError error={form.error} />
    </FormDialog>
  )
}

/** What is refused of `terms.wage` is said at the field of the wage. */
function withPlainNames(failure: unknown): never {
  if (!(failure instanceof ApiError)) throw failure
  const errors = Object.fromEntries(
    Object.entries(failure.errors).map(([name, said]) => [name.replace(/^terms\./, ''), said]),
  )
  throw new ApiError(failure.status, { message: failure.message, code: failure.code, errors })
}
