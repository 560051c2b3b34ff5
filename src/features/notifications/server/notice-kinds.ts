import type { Role } from '../../../platform/shared/endpoint.ts'
import type { Locale } from '../../../platform/shared/locale.ts'
import type { NoticeParams } from './tables.ts'

export type Channel = 'sms' | 'email'

interface Words {
  title: string
  text: string
}

/** One kind of notice, as the capability that sends it describes it. */
export interface NoticeKind {
  /** Where it goes beside the bell, unless its receiver chooses otherwise. */
  channels: readonly Channel[]
  /** Goes at once, also in the quiet hours. */
  urgent?: boolean
  /** Her account's safety hangs on it: it can't be switched off. */
  always?: boolean
  /** Who may ever get it: the settings offer it to them. Everyone when absent. */
  roles?: readonly Role[]
  /** What the settings call it, such as 'Interview scheduled'. */
  label: Readonly<Record<Locale, string>>
  en: (params: NoticeParams) => Words
  ar: (params: NoticeParams) => Words
}

const kinds = new Map<string, NoticeKind>()

/** Makes a capability's kinds known; `satisfies Record<string, NoticeKind>` types them where they stand. */
export function registerNotices(notices: Readonly<Record<string, NoticeKind>>): void {
  for (const [name, kind] of Object.entries(notices)) kinds.set(name, kind)
}

/** A kind by its name; a name that nobody registered is a fault of ours. */
export function getNoticeKind(name: string): NoticeKind {
  const kind = kinds.get(name)
  if (!kind) throw new Error(`no capability has registered the notice '${name}'`)
  return kind
}

export const findNoticeKind = (name: string): NoticeKind | undefined => kinds.get(name)

/** What someone of this role may get, in the order of registration. */
export const noticeKindsFor = (role: Role): [name: string, kind: NoticeKind][] =>
  [...kinds].filter(([, kind]) => !kind.roles || kind.roles.includes(role))
