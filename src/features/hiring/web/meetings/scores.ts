import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../platform/web/browser-api.ts'
import { listScores, type Score } from '../../meeting-contract.ts'
import { criteria, pointsMax } from '../../meeting-rules.ts'

export const scoresKey = ['scores'] as const

export const useScores = () =>
  useQuery({
    queryKey: scoresKey,
    queryFn: ({ signal }) => api(listScores, {}, { signal }),
  })

/** The points given, and of how many; null without any. */
export function totalOf(score: Score | undefined): { sum: number; of: number } | null {
  const given = criteria.flatMap((name) => score?.[name] ?? [])
  if (given.length === 0) return null
  return { sum: given.reduce((sum, one) => sum + one, 0), of: given.length * pointsMax }
}
