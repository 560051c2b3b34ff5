/** What notices are about, in the words of whoever gets them: the kinds of all capabilities, in six groups. */
export const noticeGroups = [
  'interviews',
  'messages',
  'hires',
  'money',
  'profiles',
  'account',
] as const
export type NoticeGroup = (typeof noticeGroups)[number]

/** By which ways a notice reaches someone. */
export const noticeChannels = ['product', 'push', 'whatsapp', 'sms', 'email'] as const
export type NoticeChannel = (typeof noticeChannels)[number]

/** Where someone says that she wants WhatsApp messages. */
export const optInWays = ['settings', 'interviews'] as const
export type OptInWay = (typeof optInWays)[number]
