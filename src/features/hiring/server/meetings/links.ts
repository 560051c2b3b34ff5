import { actLink, readActLink } from '../../../../platform/server/act-links.ts'
import type { Context } from '../../../../platform/server/context.ts'
import type { InterviewRow } from '../tables.ts'

const kind = { purpose: 'meet-link', path: '/meet' }

/** What a link names: an interview as it stood, and whom it was sent to. */
export interface MeetLink {
  interviewId: number
  version: number
  userId: number
  until: Date
}

/** The link by which someone answers to an interview as it stands, without signing in, for a day. */
export const meetLink = (
  ctx: Context,
  interview: Pick<InterviewRow, 'id' | 'version'>,
  userId: number,
): { path: string; until: Date } => actLink(ctx, kind, interview, userId)

/** What a token of ours names; null for any other. */
export function readMeetLink(ctx: Pick<Context, 'config'>, token: string): MeetLink | null {
  const link = readActLink(ctx, kind, token)
  if (link === null) return null
  const { id: interviewId, ...rest } = link
  return { interviewId, ...rest }
}
