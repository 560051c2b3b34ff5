import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../../platform/web/browser-api.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { useContractForm } from '../../../ui/use-contract-form.ts'
import type { Output } from '../../../platform/shared/endpoint.ts'
import { type getTermsDraft, proposeTerms } from '../contract.ts'
import { agreementsKey, useTermsDraft } from './queries.ts'
import { Law, TermsFields, typedOf } from './terms-fields.tsx'
import { useTexts } from './texts.ts'

interface Props {
  open: boolean
  candidateId: number
  name: string
  /** Where she is selected by it: how, what is asked before, what its button says, and how she is selected without being asked. */
  selection?: {
    type: 'Interview' | 'Direct'
    title: ReactNode
    question: ReactNode
    submit: string
    selectAlone: () => void
  }
  onClose: () => void
  onDone?: () => unknown
}

/** The terms with which a household asks a candidate; selects her by it where that is meant. */
export function AskDialog(props: Props) {
  const t = useTexts()
  const { open, candidateId, name, selection, onClose } = props
  const draft = useTermsDraft(candidateId, open)
  const title = selection?.title ?? <bdi>{t.ask.title(name)}</bdi>
  if (open && draft.data?.unasked === null)
    return <Form {...props} draft={draft.data} title={title} />
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={t.close}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t.cancel}
          </Button>
          {!draft.isPending && selection !== undefined && (
            <Button onClick={selection.selectAlone}>{selection.submit}</Button>
          )}
        </>
      }
    >
      {selection !== undefined && <p className="mb-4 text-ink-soft">{selection.question}</p>}
      {draft.data !== undefined ? (
        <Alert tone="warning">{draft.data.unasked === 'nobody' ? t.ask.nobody : t.ask.noAge}</Alert>
      ) : draft.isError ? (
        <Alert
          tone="error"
          title={t.failed.title}
          action={
            <Button variant="quiet" size="s" onClick={() => void draft.refetch()}>
              {t.retry}
            </Button>
          }
        >
          {t.failed.text}
        </Alert>
      ) : (
        <SkeletonRows label={t.loading} />
      )}
    </Dialog>
  )
}

type Draft = Output<typeof getTermsDraft>

function Form({
  open,
  candidateId,
  selection,
  onClose,
  onDone,
  draft,
  title,
}: Props & { draft: Draft; title: ReactNode }) {
  const t = useTexts()
  const queries = useQueryClient()
  const version = draft.agreement?.version
  const form = useContractForm(
    (terms) =>
      api(proposeTerms, {
        ...terms,
        id: candidateId,
        ...(selection !== undefined && { selection_type: selection.type }),
        ...(version !== undefined && { version }),
      }),
    {
      defaults: typedOf(draft.terms),
      draft: `terms:${candidateId}:${version ?? ''}`,
      failed: t.ask.failed,
      toast: t.ask.asked,
      onDone: async () => {
        await onDone?.()
        await queries.invalidateQueries({ queryKey: agreementsKey })
        onClose()
      },
      repeats: true,
    },
  )
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      onSubmit={(event) => void form.submit(event)}
      formRef={form.form}
      title={title}
      text={selection?.question}
      submitLabel={selection?.submit ?? (draft.agreement ? t.ask.again : t.ask.submit)}
      cancelLabel={t.cancel}
      closeLabel={t.close}
      busy={form.busy}
    >
      <p className="rounded-md bg-sunken px-4 py-3 text-sm">{t.ask.lead}</p>
      <TermsFields form={form} />
      <Law rules={draft.rules} />
      {/* Her age is no field of the terms: what is wrong with it is said here. */}
      <input type="hidden" name="age" />
      {form.fieldErrors.age !== undefined && <Alert tone="error">{form.fieldErrors.age}</Alert>}
      <FormError error={form.error} />
    </FormDialog>
  )
}
