import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { PipelineEntry } from '../contract.ts'
import { type Act, isSchedule } from './acts.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { useTexts } from './texts.ts'
import { useMove } from './use-move.ts'

interface Asked {
  act: Act
  entry: PipelineEntry
}

/**
 * Asks before each act, then carries it out; the dialog stands where the screen puts it.
 * `announces`: says when it is done, for screens on which that can't be seen.
 */
export function useActs(options: { announces: boolean }): {
  ask: (act: Act, entry: PipelineEntry) => void
  dialog: ReactNode
} {
  const t = useTexts()
  const move = useMove(options)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)

  const ask = (act: Act, entry: PipelineEntry) => {
    setAsked({ act, entry })
    setOpen(true)
  }
  return { ask, dialog: asked && dialogFor(asked) }

  function dialogFor({ act, entry }: Asked): ReactNode {
    if (isSchedule(act)) {
      return (
        <ScheduleDialog
          key={`${act}${entry.jobseeker_id}${open}`}
          open={open}
          act={act}
          entry={entry}
          onClose={close}
          onSchedule={(appointment) => move.mutateAsync({ act, entry, appointment })}
        />
      )
    }
    return (
      <ConfirmDialog
        open={open}
        onClose={close}
        onConfirm={() => {
          close()
          move.mutate({ act, entry })
        }}
        title={
          <>
            {t.acts[act]} <bdi className="font-normal text-ink-soft">{entry.jobseeker_name}</bdi>
          </>
        }
        text={t.confirm[act]}
        confirmLabel={t.acts[act]}
        cancelLabel={t.cancel}
        closeLabel={t.close}
        danger={act === 'reject' || act === 'fail' || act === 'deleteInterview'}
      />
    )
  }
}
