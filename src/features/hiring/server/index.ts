export { countReached, type ReachedStage } from './analytics/count-reached.ts'
export { sidesOfInterviews } from './named-in-log.ts'
