import { bell } from './messages.bell.en.ts'

export const en = {
  bell,
  list: {
    metaTitle: 'Notifications | Manzil',
    title: 'Notifications',
    loading: 'Loading your notifications...',
    failed: 'Your notifications could not be loaded',
    failedText: 'Please try again in a moment.',
    retry: 'Try again',
    filter: 'Which notifications',
    kind: 'About',
    allKinds: 'Everything',
    noneOfKind: {
      title: 'Nothing of this kind',
      text: 'Choose another kind, or show everything.',
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
      text: 'When there is news for you, you will find it here.',
    },
    allRead: { title: 'All read', text: 'You have seen everything.' },
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
    text: 'Choose what you hear about, and how. Changes are saved at once.',
    loading: 'Loading your settings...',
    failed: 'Your settings could not be loaded',
    saveFailed: 'This could not be saved. Please try again.',
    quiet: {
      title: 'Quiet hours',
      label: 'No messages at night',
      hint: 'From 9 pm to 7 am in Qatar, only urgent messages reach your phone or mailbox. The rest comes at 7 am.',
    },
    kinds: {
      title: 'What you hear about',
    },
    urgent: 'Urgent: comes at night too',
    fixed: 'For your account’s safety, you always get this.',
    noEmail: 'To get e-mails, confirm your address first.',
    toAccount: 'Go to your account',
  },
}
