export { amountOf } from './leave/notify-household.ts'
export { candidatesSide } from './notify-candidate.ts'
export {
  endHireByRefusal,
  type Engagement,
  lockPair,
  selectCandidate,
  statusesOf,
} from './selection.ts'
