import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { qatarDate } from '../../../platform/shared/format.ts'
import { apiToTheEnd } from '../../../platform/web/browser-api.ts'
import { tap } from '../../../platform/web/calm.ts'
import { Queries } from '../../../platform/web/query.tsx'
import { useLocale } from '../../../platform/web/texts.ts'
import { usePlaces } from '../../../platform/web/use-places.ts'
import { useAction } from '../../../ui/use-action.ts'
import { changeStatus, type PipelineEntry, removeFromPipeline } from '../contract.ts'
import { predict } from './actions.ts'
import { HeartButtons, type Loved } from './heart-buttons.tsx'
import { blankEntry } from './new-entry.ts'
import { heartTexts } from './panel-texts.ts'
import { useTexts } from './texts.ts'
import { putOnList, refreshedByMoves, useShow } from './use-move.ts'
import { pipelineKey, usePipeline } from './use-pipeline.ts'

interface Props {
  places: readonly HTMLElement[]
  /** Whom the household wanted before it signed in. */
  meant: Loved | null
  onTaken: () => void
}

/** A household's shortlist in the cards. */
export const HouseholdHearts = (props: Props) => (
  <Queries>
    <Toggles {...props} />
  </Queries>
)

function Toggles({ places, meant, onTaken }: Props) {
  const { data, isStale, isSuccess } = usePipeline()
  const toggle = useToggle()
  const entryOf = (id: number) => data?.find(({ jobseeker_id }) => jobseeker_id === id) ?? null
  const isKnown = isSuccess && !isStale
  useEffect(() => {
    if (meant === null || !isKnown) return
    onTaken()
    if (!isListed(entryOf(meant.id))) toggle(meant, entryOf(meant.id))
  })
  if (data === undefined) return null
  return (
    <>
      <HeartButtons
        places={places}
        isOn={(id) => isListed(entryOf(id))}
        press={(loved) => toggle(loved, entryOf(loved.id))}
      />
      <Marks entryOf={entryOf} />
    </>
  )
}

/** Where a candidate stands with this household, on her card; on the shortlist her heart says it. */
function Marks({ entryOf }: { entryOf: (id: number) => PipelineEntry | null }) {
  const { statuses } = useTexts()
  return usePlaces('[data-card]').map((place, index) => {
    const id = Number(place.dataset.card)
    const status = entryOf(id)?.status ?? 'shortlisted'
    if (status === 'shortlisted') return null
    return createPortal(
      <span
        data-stands=""
        className="-order-1 rounded-sm bg-surface px-1.5 py-0.5 text-xs font-medium text-ink"
      >
        {statuses[status]}
      </span>,
      place,
      `${id}-${index}`,
    )
  })
}

const isListed = (entry: PipelineEntry | null): boolean =>
  entry !== null && entry.status !== 'rejected'

interface Step {
  loved: Loved
  /** How she stands with the household before and after; null where she doesn't. */
  before: PipelineEntry | null
  after: PipelineEntry | null
  isUndo: boolean
}

async function send({ loved: { id }, before, after }: Step): Promise<PipelineEntry | null> {
  if (after === null) {
    await apiToTheEnd(removeFromPipeline, { id })
    return null
  }
  return before === null
    ? putOnList(after)
    : apiToTheEnd(changeStatus, { id, status: after.status })
}

/** Puts her on the shortlist or takes her off: seen at once, with a way back, and taken back with the server's words when it refuses. */
function useToggle() {
  const t = useTexts()
  const { undo } = heartTexts[useLocale()]
  const show = useShow()
  const { run } = useAction(send, {
    failed: ({ after }) => t.failed[after === null ? 'unshortlist' : 'shortlist'],
    refresh: refreshedByMoves,
    toast: (_, { loved, before, after, isUndo }) => ({
      text: t.done[after === null ? 'unshortlist' : 'shortlist'](loved.name),
      ...(isUndo
        ? { seconds: 2 }
        : {
            seconds: 10,
            action: {
              label: undo,
              onSelect: () => {
                tap()
                void run({ loved, before: after, after: before, isUndo: true })
              },
            },
          }),
    }),
    onDone: (entry, { loved }) => show.answered(loved.id, entry),
    foresee: {
      key: pipelineKey,
      show: ({ loved, after }) => show.moved(loved.id, after),
    },
  })
  return (loved: Loved, before: PipelineEntry | null) => {
    const after = isListed(before)
      ? null
      : before === null
        ? blankEntry(loved.id, loved.name)
        : (predict(before, 'restore', qatarDate(new Date())) ?? before)
    tap()
    void run({ loved, before, after, isUndo: false })
  }
}
