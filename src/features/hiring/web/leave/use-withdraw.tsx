import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { failureText } from '../../../../platform/web/failure-text.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { useToast } from '../../../../ui/toast.tsx'
import type { LeavableState } from '../../leave-contract.ts'
import { useLeaveTexts } from './texts.ts'

interface Words<Row> {
  title: (row: Row) => string
  /** What follows, sentence by sentence. */
  what: Record<LeavableState, readonly string[]>
  done: (row: Row) => string
}

/** What a withdrawal makes untrue: the lists of both pages, and the case that it closes. */
const topics = ['interviews', 'recruitments']

/** Asks before a withdrawal, saying what follows from where she stands, then carries it out as it was seen. */
export function useWithdraw<Row extends { standing: LeavableState }>(
  send: (row: Row) => Promise<unknown>,
  words: Words<Row>,
): { ask: (row: Row) => void; dialog: ReactNode } {
  const t = useLeaveTexts()
  const queries = useQueryClient()
  const toast = useToast()
  const [asked, setAsked] = useState<Row | null>(null)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const withdrawal = useMutation({
    mutationFn: send,
    onSuccess: (_, row) => toast({ text: words.done(row), tone: 'success' }),
    onError: (error) => toast({ text: failureText(error, t.failed), tone: 'error' }),
    onSettled: () => {
      close()
      return Promise.all(topics.map((topic) => queries.invalidateQueries({ queryKey: [topic] })))
    },
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
        onConfirm={() => withdrawal.mutate(asked)}
        title={words.title(asked)}
        text={words.what[asked.standing].map((sentence) => (
          <span key={sentence} className="mt-2 block first:mt-0">
            {sentence}
          </span>
        ))}
        confirmLabel={t.withdraw}
        cancelLabel={t.cancel}
        closeLabel={t.close}
        busy={withdrawal.isPending}
        danger
      />
    ),
  }
}
