import { MessageCircle } from 'lucide-react'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Avatar } from '../../../ui/portrait.tsx'
import { MessageButton, useMessagesPath } from '../../conversations/web/index.ts'
import type { Side } from '../choices.ts'
import type { RecruitmentCase } from '../contract.ts'
import { useGuideTexts, useTexts } from './texts.ts'

/** Who takes part, and the way to what they say to one another. */
export function CasePeople({ found }: { found: RecruitmentCase }) {
  const t = useTexts()
  const guide = useGuideTexts()
  const people: { side: Side; name: string; image: string | null }[] = [
    { side: 'household', name: found.employer_name, image: null },
    { side: 'worker', name: found.jobseeker_name, image: found.jobseeker_image },
    ...(found.agency_name === null
      ? []
      : [{ side: 'agency' as const, name: found.agency_name, image: null }]),
  ]
  return (
    <Card title={guide.people} action={<Conversation found={found} />}>
      <ul className="grid gap-4 sm:grid-cols-3">
        {people.map(({ side, name, image }) => (
          <li key={side} className="flex min-w-0 items-center gap-3">
            <Avatar name={name} src={image} shape="square" />
            <span className="min-w-0">
              <bdi className="block font-medium wrap-anywhere">{name}</bdi>
              <span className="block text-sm text-ink-soft">
                {side === found.side ? t.you : t.actors[side]}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** A household begins the conversation where there is none; the others come to it once something was said. */
function Conversation({ found }: { found: RecruitmentCase }) {
  const guide = useGuideTexts()
  const messages = useMessagesPath()
  if (found.side === 'household' && found.status !== 'closed')
    return (
      <MessageButton
        candidateId={found.jobseeker_id}
        name={found.jobseeker_name}
        variant="secondary"
        size="s"
      />
    )
  return (
    found.conversation_id !== null && (
      <ButtonLink
        variant="secondary"
        size="s"
        icon={MessageCircle}
        to={`${messages}/${found.conversation_id}`}
      >
        {guide.conversation}
      </ButtonLink>
    )
  )
}
