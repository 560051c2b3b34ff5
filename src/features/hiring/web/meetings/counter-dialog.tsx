import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../platform/web/browser-api.ts'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { FormError } from '../../../../ui/form-error.tsx'
import { useContractForm } from '../../../../ui/use-contract-form.ts'
import type { Interview } from '../../contract.ts'
import { counterForCandidate, counterInterview, listTakenHoursOf } from '../../meeting-contract.ts'
import { useMeetingTexts } from '../list-texts.ts'
import { useTexts } from '../texts.ts'
import { type MeetingTime, toggled } from './times.ts'
import { TimesPicker } from './times-picker.tsx'

/** Up to three other times, proposed by the candidate, or by her agency for her. */
export function CounterDialog({
  interview: { id, version },
  by,
  onClose,
}: {
  interview: Pick<Interview, 'id' | 'version'>
  by: 'candidate' | 'agency'
  onClose: () => void
}) {
  const { counter: t, grid } = useMeetingTexts()
  const { cancel, close } = useTexts()
  const queries = useQueryClient()
  const call = by === 'agency' ? counterForCandidate : counterInterview
  const send = ({ times }: { times: MeetingTime[] }) =>
    api<typeof counterInterview>(call as typeof counterInterview, { id, version, times })
  const { form, submit, control, busy, error } = useContractForm(send, {
    defaults: { times: [] as MeetingTime[] },
    draft: `counter-times:${id}:${version}`,
    failed: t.failed,
    toast: t.done,
    onDone: () => {
      onClose()
      return queries.invalidateQueries({ queryKey: ['interviews'] })
    },
  })
  const times = control('times')
  return (
    <FormDialog
      open
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      formRef={form}
      title={t.title}
      submitLabel={t.send}
      cancelLabel={cancel}
      closeLabel={close}
      busy={busy}
      size="l"
      disabled={times.value.length === 0}
    >
      <TimesPicker
        name={times.name}
        error={times.error}
        times={times.value}
        onToggle={(time) => times.onChange(toggled(times.value, time))}
        load={(from, signal) => api(listTakenHoursOf, { id, from }, { signal })}
        of={['interview', id]}
        hint={grid.counterHint}
      />
      <FormError error={error} />
    </FormDialog>
  )
}
