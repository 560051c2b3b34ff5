import { useQueryClient } from '@tanstack/react-query'
import { Button, ButtonLink, type ButtonSize } from '../../../ui/button.tsx'
import { AskButton } from '../../agreements/web/index.ts'
import type { CandidateAnswer, Order } from '../contract.ts'
import { useTexts } from './texts.ts'
import { ordersKey, useOrders } from './use-billing.ts'

/** The order of someone who is selected and not paid for. */
export const useUnpaidOrder = (candidateId: number): Order | undefined =>
  useOrders().data?.find(
    ({ candidate, status }) => candidate.id === candidateId && status === 'pending',
  )

/** Her answer comes before the money: she is asked, or her terms are looked at. */
export const comesBeforePaying = (answer: CandidateAnswer | undefined): boolean =>
  answer === 'not_asked' || answer === 'no' || answer === 'other_terms'

/** The one act that comes before paying: to ask her, to read what she proposes, or to wait. */
export function BeforePaying({
  order: { her_answer: answer, candidate },
  size,
  isNamed,
  onWait,
}: {
  order: Order
  size?: ButtonSize
  /** Names her where several stand beside each other. */
  isNamed?: boolean
  onWait?: () => void
}) {
  const { payment: t } = useTexts()
  const queries = useQueryClient()
  if (answer === 'other_terms')
    return (
      <ButtonLink to="/dashboard/agreements" size={size}>
        {t.seeHerTerms}
      </ButtonLink>
    )
  if (answer === 'waiting') return <Button onClick={onWait}>{t.wait}</Button>
  return (
    <AskButton
      candidateId={candidate.id}
      name={candidate.full_name}
      again={answer === 'no'}
      size={size}
      isNamed={isNamed}
      onDone={() => queries.invalidateQueries({ queryKey: ordersKey })}
    />
  )
}
