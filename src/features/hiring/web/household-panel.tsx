import { useEffect } from 'react'
import { Queries } from '../../../platform/web/query.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { api } from '../../../platform/web/browser-api.ts'
import { ContactPanel, HireContact, QuotePanel } from '../../billing/web/index.ts'
import { getCandidate } from '../../profiles/contract.ts'
import type { ProfileOutletContext } from '../../profiles/web/index.ts'
import { MessageButton } from '../../conversations/web/index.ts'
import { viewCandidate } from '../analytics-contract.ts'
import type { PipelineEntry } from '../contract.ts'
import { isTaken } from './actions.ts'
import { EntryStatus } from './entry-status.tsx'
import { newEntryOf } from './new-entry.ts'
import { PanelFrame, usePanelTexts } from './panel-frame.tsx'
import { useActions } from './use-actions.tsx'
import { pipelineKey, usePipeline } from './use-pipeline.ts'

type Candidate = ProfileOutletContext['candidate']

export interface HouseholdPanelProps {
  candidate: Candidate
  /** The household signed in in order to shortlist her. */
  isAsked: boolean
  onTaken: () => void
}

/** A household's steps with a candidate, by where she stands with it. */
export const HouseholdPanel = (props: HouseholdPanelProps) => (
  <Queries>
    <Steps {...props} />
  </Queries>
)

function Steps({ candidate, isAsked, onTaken }: HouseholdPanelProps) {
  const t = usePanelTexts()
  const pipeline = usePipeline()
  useProfileView(candidate.id)
  const { ask, dialog } = useActions({ toasts: false })
  const entry = pipeline.data?.find(({ jobseeker_id }) => jobseeker_id === candidate.id) ?? null
  const isKnown = pipeline.isSuccess && !pipeline.isStale

  useEffect(() => {
    if (!isAsked || !isKnown) return
    onTaken()
    if (entry === null && !candidate.hired) ask('shortlist', newEntryOf(candidate))
  }, [isAsked, isKnown, entry, candidate, ask, onTaken])

  if (pipeline.isPending) return <PanelFrame next={<Skeleton className="h-13 rounded-full" />} />
  if (pipeline.data === undefined)
    return (
      <ErrorState
        level={2}
        title={t.notLoaded}
        retryLabel={t.retry}
        onRetry={() => void pipeline.refetch()}
        busy={pipeline.isFetching}
      />
    )
  return (
    <>
      <EntryStatus
        candidate={candidate}
        entry={entry}
        ask={(action) => ask(action, entry ?? newEntryOf(candidate))}
      />
      {entry !== null && (
        <MessageButton
          candidateId={candidate.id}
          name={candidate.full_name}
          // Who is put on the list this very moment can be written to once she is on it.
          after={pipelineKey}
          variant="secondary"
        />
      )}
      {!isTaken({ candidate, entry }) && <QuotePanel candidateId={candidate.id} />}
      <Reach candidate={candidate} entry={entry} />
      {dialog}
    </>
  )
}

/** Of her own hire a household has the contact; of one whom another has hired there is none to open. */
function Reach({ candidate, entry }: { candidate: Candidate; entry: PipelineEntry | null }) {
  if (entry?.status === 'hired') return <HireContact candidateId={candidate.id} />
  if (isTaken({ candidate, entry })) return null
  return <ContactPanel load={() => api(getCandidate, { id: candidate.id })} />
}

/** Tells the server, once for each time the profile is opened, that the household looks at it. */
function useProfileView(candidateId: number): void {
  useEffect(() => {
    // A look that isn't counted is nobody's trouble.
    api(viewCandidate, { id: candidateId }).catch(() => undefined)
  }, [candidateId])
}
