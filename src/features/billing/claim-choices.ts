/** Why a household wants its money back; all but the last are causes of the guarantee. */
export const claimCauses = [
  'refuses_to_work',
  'left',
  'illness',
  'breach_by_worker',
  'other',
] as const
export type ClaimCause = (typeof claimCauses)[number]

export const claimStates = ['open', 'granted', 'refused', 'withdrawn'] as const
