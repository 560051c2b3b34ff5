import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { PipelineEntry } from '../contract.ts'
import { type PipelineAction, isSchedule } from './actions.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { useTexts } from './texts.ts'
import { useMove } from './use-move.ts'

interface Asked {
  action: PipelineAction
  entry: PipelineEntry
}

/**
 * Asks before each act, then carries it out; the dialog stands where the screen puts it.
 * `announces`: says when it is done, for screens on which that can't be seen.
 */
export function useActions(options: { toasts: boolean }): {
  ask: (action: PipelineAction, entry: PipelineEntry) => void
  dialog: ReactNode
} {
  const t = useTexts()
  const move = useMove(options)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)

  const ask = (action: PipelineAction, entry: PipelineEntry) => {
    setAsked({ action, entry })
    setOpen(true)
  }
  return { ask, dialog: asked && dialogFor(asked) }

  function dialogFor({ action, entry }: Asked): ReactNode {
    if (isSchedule(action)) {
      return (
        <ScheduleDialog
          key={`${action}${entry.jobseeker_id}${open}`}
          open={open}
          action={action}
          entry={entry}
          onClose={close}
          {...options}
        />
      )
    }
    return (
      <ConfirmDialog
        open={open}
        onClose={close}
        onConfirm={() => {
          close()
          void move.run({ action, entry })
        }}
        title={
          <>
            {t.acts[action]} <bdi className="font-normal text-ink-soft">{entry.jobseeker_name}</bdi>
          </>
        }
        text={t.confirm[action]}
        confirmLabel={t.acts[action]}
        cancelLabel={t.cancel}
        closeLabel={t.close}
        danger={action === 'reject' || action === 'fail' || action === 'deleteInterview'}
      />
    )
  }
}
