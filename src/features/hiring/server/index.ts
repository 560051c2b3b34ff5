export { countReached, type ReachedStage } from './analytics/count-reached.ts'
