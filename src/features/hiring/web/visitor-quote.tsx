import { Queries } from '../../../platform/web/query.tsx'
import { QuotePanel } from '../../billing/web/index.ts'

/** What it costs to hire her, for whoever has not signed in. */
export const VisitorQuote = ({ candidateId }: { candidateId: number }) => (
  <Queries>
    <QuotePanel candidateId={candidateId} />
  </Queries>
)
