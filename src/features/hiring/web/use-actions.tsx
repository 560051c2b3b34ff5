import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { SelectionDialog } from '../../agreements/web/index.ts'
import type { PipelineEntry } from '../contract.ts'
import { type PipelineAction, isSchedule, type ScheduleAct } from './actions.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { useTexts } from './texts.ts'
import { refreshAfterMove, useMove } from './use-move.ts'

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
    const key = `${action}${entry.jobseeker_id}${open}`
    if (isSchedule(action))
      return (
        <ScheduleDialog
          key={key}
          open={open}
          action={action}
          entry={entry}
          onClose={close}
          {...options}
        />
      )
    const question = {
      open,
      entry,
      onClose: close,
      onConfirm: () => {
        close()
        void move.run({ action, entry })
      },
    }
    return action === 'select' || action === 'directSelect' ? (
      <Selecting key={key} action={action} {...question} />
    ) : (
      <Confirming action={action} {...question} />
    )
  }
}

interface Question<Action extends PipelineAction = PipelineAction> {
  open: boolean
  action: Action
  entry: PipelineEntry
  onClose: () => void
  onConfirm: () => void
}

/** A selection asks her with the terms that the household writes; without anybody to ask it is made alone. */
function Selecting({
  open,
  action,
  entry,
  onClose,
  onConfirm,
}: Question<'select' | 'directSelect'>) {
  const t = useTexts()
  const queries = useQueryClient()
  return (
    <SelectionDialog
      open={open}
      candidateId={entry.jobseeker_id}
      name={entry.jobseeker_name}
      selection={{
        type: action === 'select' ? 'Interview' : 'Direct',
        title: <Title action={action} entry={entry} />,
        question: t.confirm[action],
        submit: t.acts[action],
        selectAlone: onConfirm,
      }}
      onClose={onClose}
      onDone={() => refreshAfterMove(queries)}
    />
  )
}

function Confirming({
  open,
  action,
  entry,
  onClose,
  onConfirm,
}: Question<Exclude<PipelineAction, ScheduleAct>>) {
  const t = useTexts()
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={onConfirm}
      title={<Title action={action} entry={entry} />}
      text={t.confirm[action]}
      confirmLabel={t.acts[action]}
      cancelLabel={t.cancel}
      closeLabel={t.close}
      danger={action === 'reject' || action === 'fail' || action === 'deleteInterview'}
    />
  )
}

function Title({
  action,
  entry,
}: {
  action: Exclude<PipelineAction, ScheduleAct>
  entry: PipelineEntry
}) {
  const t = useTexts()
  return (
    <>
      {t.acts[action]} <bdi className="font-normal text-ink-soft">{entry.jobseeker_name}</bdi>
    </>
  )
}
