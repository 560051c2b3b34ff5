import type { Room } from '../contract.ts'

/** Where whoever is at a room has her interviews. */
export const interviewsPathOf = ({ side }: Pick<Room, 'side'>): string =>
  side === 'agency' ? '/agency/interviews' : '/dashboard/interviews'
