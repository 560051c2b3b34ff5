import { Suspense, useState } from 'react'
import { Card } from '../../../ui/card.tsx'
import { Avatar } from '../../../ui/portrait.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ConversationPart, MessageButton } from '../../conversations/web/index.ts'
import { NameBeside } from '../../profiles/web/index.ts'
import type { Side } from '../choices.ts'
import type { RecruitmentCase } from '../contract.ts'
import { useGuideTexts, useTexts } from './texts.ts'

/** Who takes part, and what they say to one another. */
export function CasePeople({ found }: { found: RecruitmentCase }) {
  const t = useTexts()
  const guide = useGuideTexts()
  const [begun, setBegun] = useState<number | null>(null)
  const mayBegin =
    found.side === 'household' &&
    found.status !== 'closed' &&
    found.conversation_id === null &&
    begun === null
  const people: { side: Side; name: string; image: string | null }[] = [
    { side: 'household', name: found.employer_name, image: null },
    { side: 'worker', name: found.jobseeker_name, image: found.jobseeker_image },
    ...(found.agency_name === null
      ? []
      : [{ side: 'agency' as const, name: found.agency_name, image: null }]),
  ]
  return (
    <Card
      title={guide.people}
      action={
        mayBegin && (
          <MessageButton
            candidateId={found.jobseeker_id}
            name={found.jobseeker_name}
            variant="secondary"
            size="s"
            onBegun={setBegun}
          />
        )
      }
    >
      <ul className="grid gap-4 sm:grid-cols-3">
        {people.map(({ side, name, image }) => (
          <li key={side} className="flex min-w-0 items-center gap-3">
            <Avatar name={name} src={image} shape="square" />
            <span className="min-w-0">
              <bdi className="block font-medium wrap-anywhere">{name}</bdi>
              {side === 'worker' && <NameBeside name={name} className="block text-sm" />}
              <span className="block text-sm text-ink-soft">
                {side === found.side ? t.you : t.actors[side]}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <Conversation found={found} begun={begun} />
    </Card>
  )
}

/** A household begins the conversation where there is none; the others find it once something was said. */
function Conversation({ found, begun }: { found: RecruitmentCase; begun: number | null }) {
  const guide = useGuideTexts()
  const id = found.conversation_id ?? begun
  if (id === null) return null
  return (
    <div className="mt-5 border-t border-line pt-2">
      <Suspense fallback={<Skeleton className="h-88" />}>
        <ConversationPart id={id} wholeLabel={guide.conversation} takesFocus={begun !== null} />
      </Suspense>
    </div>
  )
}
