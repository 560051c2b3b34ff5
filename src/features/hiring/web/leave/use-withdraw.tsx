import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { useAction } from '../../../../ui/use-action.ts'
import type { LeavableState } from '../../leave-contract.ts'
import { useLeaveTexts } from './texts.ts'

interface Words<Row> {
  title: (row: Row) => string
  /** What follows, sentence by sentence. */
  what: Record<LeavableState, readonly string[]>
  done: (row: Row) => string
}

/** What a withdrawal makes untrue: the lists of both pages, and the case that it closes. */
const refresh = ['interviews', 'recruitments']

/** Asks before a withdrawal, saying what follows from where she stands, then carries it out as it was seen. */
export function useWithdraw<Row extends { standing: LeavableState }>(
  send: (row: Row) => Promise<unknown>,
  words: Words<Row>,
): { ask: (row: Row) => void; dialog: ReactNode } {
  const t = useLeaveTexts()
  const [asked, setAsked] = useState<Row | null>(null)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { run, busy } = useAction(send, {
    failed: t.failed,
    refresh,
    toast: (_, row) => words.done(row),
  })
  return {
    ask: (row) => {
      setAsked(row)
      setOpen(true)
    },
    dialog: asked && (
      <ConfirmDialog
        open={open}
        onClose={close}
        onConfirm={() => void run(asked).then(close)}
        title={words.title(asked)}
        text={words.what[asked.standing].map((sentence) => (
          <span key={sentence} className="mt-2 block first:mt-0">
            {sentence}
          </span>
        ))}
        confirmLabel={t.withdraw}
        cancelLabel={t.cancel}
        closeLabel={t.close}
        busy={busy}
        danger
      />
    ),
  }
}
