export { amountOf } from './leave/notify-household.ts'
export { candidatesSide } from './notify-candidate.ts'
export {
  endHireByHerNo,
  type Engagement,
  lockPair,
  selectCandidate,
  statusesOf,
} from './selection.ts'
