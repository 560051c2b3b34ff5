import { api } from '../../../../platform/web/browser-api.ts'
import { useTypedDraft } from '../../../../platform/web/draft-upon.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { useAction } from '../../../../ui/use-action.ts'
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
  const {
    typed: times,
    type,
    forget,
  } = useTypedDraft<MeetingTime[]>(`counter-times:${id}:${version}`, [])
  const call = by === 'agency' ? counterForCandidate : counterInterview
  const { run, busy, error } = useAction(
    (times: MeetingTime[]) =>
      api<typeof counterInterview>(call as typeof counterInterview, { id, version, times }),
    {
      failed: t.failed,
      refresh: ['interviews'],
      toast: t.done,
      inPlace: true,
      onDone: () => {
        forget()
        onClose()
      },
    },
  )
  return (
    <FormDialog
      open
      onClose={onClose}
      onSubmit={() => void run(times)}
      title={t.title}
      submitLabel={t.send}
      cancelLabel={cancel}
      closeLabel={close}
      busy={busy}
      size="l"
      disabled={times.length === 0}
    >
      <TimesPicker
        times={times}
        onToggle={(time) => type(toggled(times, time))}
        load={(from, signal) => api(listTakenHoursOf, { id, from }, { signal })}
        of={['interview', id]}
        hint={grid.counterHint}
      />
      {error !== undefined && <Alert tone="error">{error}</Alert>}
    </FormDialog>
  )
}
