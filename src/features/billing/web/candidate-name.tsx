import { LocalLink } from '../../../platform/web/local-link.tsx'
import type { Order } from '../contract.ts'

/** A candidate's name, leading to her page. */
export const CandidateName = ({ candidate }: { candidate: Order['candidate'] }) => (
  <LocalLink
    to={`/candidates/${candidate.id}`}
    className="hit font-medium underline-offset-4 hover:text-accent hover:underline"
  >
    <bdi>{candidate.full_name}</bdi>
  </LocalLink>
)
