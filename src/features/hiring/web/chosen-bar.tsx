import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../platform/web/browser-api.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { ordersKey } from '../../billing/web/index.ts'
import type { Output } from '../../../platform/shared/endpoint.ts'
import {
  moveSeveral,
  type moveSeveral as moveSeveralCall,
  type PipelineEntry,
} from '../contract.ts'
import { bulkActions, bulkMax } from '../transitions.ts'
import { comparedMax, comparedMin } from '../compare-choices.ts'
import { comparePath } from './compare/compared.ts'
import { useListTexts } from './list-texts.ts'
import { useTexts } from './texts.ts'
import { pipelineKey } from './use-pipeline.ts'

type SeveralAct = (typeof bulkActions)[number]

type Moved = Output<typeof moveSeveralCall>

/** The server takes so many at once; more go in parts. */
async function sendAll({ action, ids }: { action: SeveralAct; ids: number[] }): Promise<Moved> {
  const all: Moved = { moved: [], refused: [] }
  for (let first = 0; first < ids.length; first += bulkMax) {
    const { moved, refused } = await api(moveSeveral, {
      act: action,
      ids: ids.slice(first, first + bulkMax),
    })
    all.moved.push(...moved)
    all.refused.push(...refused)
  }
  return all
}

interface Props {
  chosen: PipelineEntry[]
  clear: () => void
}

/** What can be done with those chosen in the list: compare them, reject or unshortlist them together. */
export function ChosenBar({ chosen, clear }: Props) {
  const t = useListTexts()
  const { cancel, close } = useTexts()
  const [asked, setAsked] = useState<SeveralAct | null>(null)
  const [refused, setRefused] = useState<Moved['refused']>([])
  const { run, busy } = useAction(sendAll, {
    failed: ({ action }) => t.several.failed[action],
    refresh: [...pipelineKey, ...ordersKey],
    toast: ({ moved }, { action }) =>
      moved.length > 0 ? { text: t.several.done[action](moved.length), seconds: 2 } : undefined,
    onDone: ({ refused }) => {
      setAsked(null)
      setRefused(refused)
      clear()
    },
  })
  const idsFor = (action: SeveralAct) =>
    chosen.filter(({ can }) => can.includes(action)).map((entry) => entry.jobseeker_id)
  return (
    <>
      {refused.length > 0 && chosen.length === 0 && <Refused refused={refused} />}
      {chosen.length > 0 && (
        <Actions chosen={chosen} idsFor={idsFor} clear={clear} onAsk={setAsked} />
      )}
      {asked !== null && (
        <ConfirmDialog
          open
          onClose={() => setAsked(null)}
          onConfirm={() =>
            void run({ action: asked, ids: idsFor(asked) }).then(() => setAsked(null))
          }
          title={t.several[asked]}
          text={t.several.confirm[asked](idsFor(asked).length)}
          confirmLabel={t.several[asked]}
          cancelLabel={cancel}
          closeLabel={close}
          danger={asked === 'reject'}
          busy={busy}
        />
      )}
    </>
  )
}

function Actions({
  chosen,
  idsFor,
  clear,
  onAsk,
}: Props & { idsFor: (action: SeveralAct) => number[]; onAsk: (action: SeveralAct) => void }) {
  const t = useListTexts()
  const canCompare = chosen.length >= comparedMin && chosen.length <= comparedMax
  return (
    <section
      aria-label={t.chosenLabel}
      className="sticky bottom-[calc(0.75rem+var(--foot))] z-10 mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line bg-surface px-4 py-3 shadow-2"
    >
      <p role="status" className="me-auto font-medium">
        {t.chosen(chosen.length)}
        {!canCompare && (
          <span className="block text-sm font-normal text-ink-soft">{t.compareHint}</span>
        )}
      </p>
      <span className="flex flex-wrap gap-2">
        {canCompare && (
          <ButtonLink size="s" to={comparePath(chosen.map((entry) => entry.jobseeker_id))}>
            {t.compare}
          </ButtonLink>
        )}
        {bulkActions.map((action) => (
          <Button
            key={action}
            size="s"
            variant="secondary"
            aria-haspopup="dialog"
            disabled={idsFor(action).length === 0}
            onClick={() => onAsk(action)}
          >
            {t.several[action]}
          </Button>
        ))}
        <Button size="s" variant="quiet" onClick={clear}>
          {t.clearChosen}
        </Button>
      </span>
    </section>
  )
}

/** Whom the server left as they are, and why. */
function Refused({ refused }: Pick<Moved, 'refused'>) {
  const { several: t } = useListTexts()
  const queries = useQueryClient()
  const names = new Map(
    queries
      .getQueryData<PipelineEntry[]>(pipelineKey)
      ?.map((entry) => [entry.jobseeker_id, entry.jobseeker_name]),
  )
  return (
    <Alert tone="warning" className="mb-4">
      {t.refused(refused.length)}
      <ul className="mt-1 list-disc ps-5">
        {refused.map(({ jobseeker_id, message }) => (
          <li key={jobseeker_id}>
            <bdi>{names.get(jobseeker_id) ?? jobseeker_id}</bdi>: {message}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
