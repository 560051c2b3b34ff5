import { partsOf } from '../../../platform/server/capability.ts'
import type { Context } from '../../../platform/server/context.ts'
import type { Locale } from '../../../platform/shared/locales.ts'
import { noticeKinds } from './ports.ts'
import type { NoticeParams } from './tables.ts'
import type { NoticeGroup } from '../channel-choices.ts'
import { type Role } from '../../../platform/shared/roles.ts'

/** By which a capability wants to reach people beside the bell; 'sms' is her phone, by WhatsApp where she wants that. */
export type Channel = 'sms' | 'email'

/** What a notice says. */
export interface NoticeWords {
  title: string
  text: string
}

/** One kind of notice, as the capability that sends it describes it. */
export interface NoticeKind {
  /** Among what the settings show it. */
  group: NoticeGroup
  /** Where it goes beside the bell, unless its receiver chooses otherwise. */
  channels: readonly Channel[]
  /** Where its capability sends a message of its own each time, so that it needs none of these. */
  sentApart?: readonly Channel[]
  /** Goes at once, also in the quiet hours. */
  urgent?: boolean
  /** It asks something that YES or NO answers. */
  isQuestion?: true
  /** Her account's safety hangs on it: it can't be switched off. */
  always?: boolean
  /** Who may ever get it: the settings offer it to them. Everyone when absent. */
  roles?: readonly Role[]
  /** What the settings call it, such as 'Interview scheduled'. */
  label: Readonly<Record<Locale, string>>
  words: Readonly<Record<Locale, (params: NoticeParams) => NoticeWords>>
}

/** All kinds that there are, by name. */
export const allNoticeKinds = (
  ctx: Pick<Context, 'registry'>,
): [name: string, kind: NoticeKind][] =>
  partsOf(ctx, noticeKinds).flatMap((kinds) => Object.entries(kinds))

export const findNoticeKind = (ctx: Context, name: string): NoticeKind | undefined =>
  partsOf(ctx, noticeKinds).find((kinds) => Object.hasOwn(kinds, name))?.[name]

/** A kind by its name; a name that no capability declares is a fault of ours. */
export function getNoticeKind(ctx: Context, name: string): NoticeKind {
  const kind = findNoticeKind(ctx, name)
  if (!kind) throw new Error(`no capability declares the notice '${name}'`)
  return kind
}

/** What someone of this role may get, in the order of the capabilities. */
export const noticeKindsFor = (ctx: Context, role: Role): [name: string, kind: NoticeKind][] =>
  allNoticeKinds(ctx).filter(([, kind]) => !kind.roles || kind.roles.includes(role))
