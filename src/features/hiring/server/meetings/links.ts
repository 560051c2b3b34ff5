import { isSigned, sign } from '../../../../platform/server/signatures.ts'
import type { Context } from '../../../../platform/server/context.ts'
import type { InterviewRow } from '../tables.ts'

const livesMs = 24 * 3_600_000
const purpose = 'meet-link'

/** What a link names: an interview as it stood, and whom it was sent to. */
export interface MeetLink {
  interviewId: number
  version: number
  userId: number
  until: Date
}

const write = (numbers: readonly number[]): string =>
  numbers.map((number) => number.toString(36)).join('-')

/** The link by which someone answers to an interview as it stands, without signing in, for a day. */
export function meetLink(
  ctx: Context,
  { id, version }: Pick<InterviewRow, 'id' | 'version'>,
  userId: number,
): { path: string; until: Date } {
  const until = new Date(Math.ceil((ctx.now.getTime() + livesMs) / 1000) * 1000)
  const text = write([id, version, userId, until.getTime() / 1000])
  return { path: `/meet/${text}-${sign(ctx.config, purpose, text)}`, until }
}

/** What a token of ours names; null for any other. */
export function readMeetLink({ config }: Pick<Context, 'config'>, token: string): MeetLink | null {
  const [, text = '', signature = ''] =
    /^([0-9a-z]{1,11}(?:-[0-9a-z]{1,11}){3})-(.{64,100})$/.exec(token) ?? []
  if (!isSigned({ secrets: config.secrets }, purpose, text, signature)) return null
  const [interviewId = 0, version = 0, userId = 0, until = 0] = text
    .split('-')
    .map((part) => Number.parseInt(part, 36))
  return { interviewId, version, userId, until: new Date(until * 1000) }
}
