import {
  Building2,
  Fingerprint,
  FileCheck,
  Flag,
  HandCoins,
  HeartPulse,
  Home,
  Inbox,
  Landmark,
  MailWarning,
  MessagesSquare,
  Mails,
  ReceiptText,
  Route,
  ScrollText,
  Settings,
  ShieldCheck,
  Sparkles,
  UserCog,
  UsersRound,
} from 'lucide-react'
import type { LucideIcon } from '../../../../ui/icon.tsx'
import { frameTexts } from '../../../console/web/index.ts'

type FrameTexts = (typeof frameTexts)['en']

export interface Section {
  /** Its word is `rooms.<key>` of messages.frame.*.ts. */
  key: keyof FrameTexts['rooms']
  /** The whole English path. */
  to: string
  icon: LucideIcon
  group?: keyof FrameTexts['groups']
}

/** The console's navigation: one line for each page, in the order of the menu; pages of one group stand together. */
export const sections: Section[] = [
  { key: 'overview', to: '/admin', icon: Home },
  { key: 'reports', to: '/admin/reports', icon: Flag, group: 'work' },
  { key: 'conversations', to: '/admin/conversations', icon: MessagesSquare, group: 'work' },
  { key: 'reviews', to: '/admin/reviews', icon: Sparkles, group: 'work' },
  { key: 'papers', to: '/admin/papers', icon: FileCheck, group: 'work' },
  { key: 'enquiries', to: '/admin/enquiries', icon: Inbox, group: 'work' },
  { key: 'claims', to: '/admin/claims', icon: HandCoins, group: 'work' },
  { key: 'users', to: '/admin/users', icon: UsersRound, group: 'people' },
  { key: 'agencies', to: '/admin/agencies', icon: Building2, group: 'people' },
  { key: 'administrators', to: '/admin/administrators', icon: UserCog, group: 'people' },
  { key: 'orders', to: '/admin/orders', icon: ReceiptText, group: 'money' },
  { key: 'ledger', to: '/admin/ledger', icon: Landmark, group: 'money' },
  { key: 'settings', to: '/admin/settings', icon: Settings, group: 'site' },
  { key: 'health', to: '/admin/health', icon: HeartPulse, group: 'site' },
  { key: 'newsletter', to: '/admin/newsletter', icon: Mails, group: 'site' },
  { key: 'recruitments', to: '/admin/recruitments', icon: Route, group: 'records' },
  { key: 'messages', to: '/admin/messages', icon: MailWarning, group: 'records' },
  { key: 'data', to: '/admin/data', icon: Fingerprint, group: 'records' },
  { key: 'audit', to: '/admin/audit', icon: ScrollText, group: 'records' },
  { key: 'secondFactor', to: '/account/second-factor', icon: ShieldCheck, group: 'records' },
]
