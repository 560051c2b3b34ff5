import type { Context } from './context.ts'
import { isSigned, sign } from './signatures.ts'

const livesMs = 24 * 3_600_000

/** What a link names: a record as it stood, and whom it was sent to. Good for one act, since that makes it another version or answers it. */
export interface ActLink {
  id: number
  version: number
  userId: number
  until: Date
}

/** A kind of links: the key that signs them, and the page that they lead to. */
export interface ActLinkKind {
  purpose: string
  path: string
}

const write = (numbers: readonly number[]): string =>
  numbers.map((number) => number.toString(36)).join('-')

/** The link by which someone answers without signing in, for a day; nothing of it is stored. */
export function actLink(
  ctx: Context,
  { purpose, path }: ActLinkKind,
  { id, version }: { id: number; version: number },
  userId: number,
): { path: string; until: Date } {
  const until = new Date(Math.ceil((ctx.now.getTime() + livesMs) / 1000) * 1000)
  const text = write([id, version, userId, until.getTime() / 1000])
  return { path: `${path}/${text}-${sign(ctx.config, purpose, text)}`, until }
}

/** What a token of ours names; null for any other. */
export function readActLink(
  { config }: Pick<Context, 'config'>,
  { purpose }: ActLinkKind,
  token: string,
): ActLink | null {
  const [, text = '', signature = ''] =
    /^([0-9a-z]{1,11}(?:-[0-9a-z]{1,11}){3})-(.{64,100})$/.exec(token) ?? []
  if (!isSigned({ secrets: config.secrets }, purpose, text, signature)) return null
  const [id = 0, version = 0, userId = 0, until = 0] = text
    .split('-')
    .map((part) => Number.parseInt(part, 36))
  return { id, version, userId, until: new Date(until * 1000) }
}
