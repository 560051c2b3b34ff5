import { plural } from '../../platform/shared/locale.ts'

export const en = {
  bell: {
    label: 'Notifications',
    unread: (count: number) =>
      `Notifications: ${plural('en', count, { one: '# unread', other: '# unread' })}`,
  },
  list: {
    metaTitle: 'Notifications | Manzil',
    title: 'Notifications',
    loading: 'Loading your notifications...',
    failed: 'Your notifications could not be loaded',
    failedText: 'Please try again in a moment.',
    retry: 'Try again',
    filter: 'Which notifications',
    kind: 'What about',
    allKinds: 'Everything',
    noneOfKind: {
      title: 'Nothing of this kind',
      text: 'Choose another kind, or look at everything.',
    },
    all: 'All',
    unread: 'Unread',
    markAll: 'Mark all as read',
    markOne: 'Mark as read',
    markFailed: 'This could not be saved. Please try again.',
    isNew: 'New',
    today: 'Today',
    yesterday: 'Yesterday',
    empty: {
      title: 'Nothing here yet',
      text: 'When something happens that concerns you, you will find it here.',
    },
    allRead: { title: 'All read', text: 'There is nothing that you have not seen.' },
    pages: {
      bar: 'Pages',
      page: (page: number) => `Page ${page}`,
      previous: 'Previous page',
      next: 'Next page',
    },
  },
  settings: {
    metaTitle: 'Notification settings | Manzil',
    title: 'Notification settings',
    text: 'Choose what reaches you, and how. What you change is kept at once.',
    loading: 'Loading your settings...',
    failed: 'Your settings could not be loaded',
    saveFailed: 'This could not be saved. Please try again.',
    quiet: {
      title: 'Quiet hours',
      label: 'No messages at night',
      hint: 'From 9 pm to 7 am in Qatar, only what is urgent reaches your phone or mailbox. The rest comes at 7 am.',
    },
    kinds: {
      title: 'What you hear of',
    },
    urgent: 'Urgent: comes at night, too',
    fixed: 'For the safety of your account, this always reaches you.',
    noEmail: 'To get e-mails, confirm your address first.',
    toAccount: 'To your account',
  },
}
