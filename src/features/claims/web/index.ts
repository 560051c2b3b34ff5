export { ClaimOffers } from './claim-offers.tsx'
export { ManagingAgencyCard } from './managing-agency-card.tsx'
export { useClaims } from './use-claims.ts'
