import type { Status } from './transitions.ts'

/** Since when figures count: for ever, or the last month, half year, year. */
export const ranges = ['ALL', '1M', '6M', '1Y'] as const
export type Range = (typeof ranges)[number]

export const analyticsStatuses = [
  'shortlisted',
  'interview',
  'selected',
  'hired',
  'rejected',
] as const
export type AnalyticsStatus = (typeof analyticsStatuses)[number]

const stages = {
  shortlisted: 'shortlisted',
  interview_scheduled: 'interview',
  interview_completed: 'interview',
  selected: 'selected',
  hired: 'hired',
  rejected: 'rejected',
} as const satisfies Record<Status, AnalyticsStatus>
const stageOf = new Map<string, AnalyticsStatus>(Object.entries(stages))

/** The stage that analytics show for a status; anything unknown counts as shortlisted. */
export const analyticsStatus = (status: string): AnalyticsStatus =>
  stageOf.get(status) ?? 'shortlisted'

/** Whole percent of a total, rounded down. */
export const percentOf = (count: number, total: number): number =>
  total === 0 ? 0 : Math.floor((count * 100) / total)
