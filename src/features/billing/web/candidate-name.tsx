import { LocalLink } from '../../../platform/web/local-link.tsx'
import type { Order } from '../contract.ts'
import { useLent } from './use-billing.ts'

/** A candidate's name, leading to her page. */
export function CandidateName({ candidate }: { candidate: Order['candidate'] }) {
  const { NameBeside } = useLent()
  return (
    <>
      <LocalLink
        to={`/candidates/${candidate.id}`}
        className="hit font-medium underline-offset-4 hover:text-accent hover:underline"
      >
        <bdi>{candidate.full_name}</bdi>
      </LocalLink>
      <NameBeside name={candidate.full_name} className="block text-sm text-ink-soft" />
    </>
  )
}
