import { plural } from '../../platform/shared/locale.ts'

const found = (n: number) => plural('en', n, { one: 'A new candidate', other: '# new candidates' })

export const en = {
  errors: {
    searchEmpty: 'Please choose a filter first.',
    searchLinkVoid:
      'This link is no longer valid. Please sign in and change your saved searches there.',
    tooManySearches: 'You have 20 saved searches. Please delete one first.',
  },
  notices: {
    search_found: {
      label: 'A saved search finds someone',
      title: found,
      text: (n: number, search: string) =>
        `${found(n)} ${n === 1 ? 'fits' : 'fit'} your saved search ${search}. You can change or stop these messages there.`,
    },
    searches_found: {
      label: 'What your saved searches found, each morning',
      title: (n: number) => `${found(n)} since yesterday`,
      text: (n: number, searches: string, more: number) =>
        `${found(n)}: ${searches}${more > 0 ? ` and ${more} more` : ''}. You can change or stop these messages under Saved searches.`,
    },
  },
  save: 'Save this search',
  signIn: 'Sign in to save this search and hear of new candidates.',
  signUp: 'Create an account to save this search and hear of new candidates.',
  dialog: {
    title: 'Save this search',
    editTitle: 'Change saved search',
    text: 'We will tell you when someone new fits it.',
    name: 'Name',
    nameHint: 'For example ‘Nanny for summer’',
    filters: 'Filters',
    when: 'Tell me',
    whens: { at_once: 'At once', daily: 'Every morning', never: 'Not at all' },
    atOnceHint: 'At most 5 messages a day; more come together in the morning.',
    channels: 'In the bell, and also by',
    channelsHint: 'A device where you turned on notifications shows what is in the bell, too.',
    sms: 'Text message',
    email: 'E-mail',
    noEmail: 'To get e-mails, confirm an address in your account first.',
    submit: 'Save search',
    change: 'Save changes',
    saving: 'Saving...',
    cancel: 'Cancel',
    close: 'Close',
    failed: 'The search could not be saved. Please try again.',
    done: 'Search saved.',
    changed: 'Saved search changed.',
    open: 'Saved searches',
  },
  stop: {
    label: 'Stop these messages:',
    metaTitle: 'Stop messages | Manzil',
    title: 'Stop these messages',
    text: 'You will no longer hear who this search finds. The search itself stays, and you can turn messages on again under Saved searches at any time.',
    submit: 'Stop messages',
    done: 'Done. You will get no more of these messages.',
    void: 'This link no longer works',
    voidText: (days: number) =>
      `A link in a message works for ${plural('en', days, { one: '# day', other: '# days' })}. You can still stop these messages: open Saved searches, where you may have to sign in, and choose ‘Not at all’ for this search.`,
    toSearches: 'Saved searches',
    failed: 'That did not work. Please check your connection and try again.',
  },
  page: {
    metaTitle: 'Saved searches | Manzil',
    title: 'Saved searches',
    intro:
      'We keep looking for you. When someone new fits, we tell you here, and in the way you chose.',
    loading: 'Loading your saved searches',
    empty: 'No saved searches yet',
    emptyText: 'Choose filters in the list of candidates, then press ‘Save this search’.',
    browse: 'Browse candidates',
    failed: 'Your saved searches could not be loaded',
    failedText: 'Please check your connection and try again.',
    retry: 'Try again',
    found: 'New',
    fits: (n: number) =>
      plural('en', n, {
        zero: 'Nobody fits today',
        one: '# candidate fits today',
        other: '# candidates fit today',
      }),
    leftOut: 'One filter of this search no longer exists and was left out.',
    nothingLeft:
      'The filters of this search no longer exist, so it finds nobody. Please delete it.',
    open: 'Show',
    openOf: (name: string) => `Show ${name}`,
    change: 'Change',
    changeOf: (name: string) => `Change ${name}`,
    delete: 'Delete',
    deleteOf: (name: string) => `Delete ${name}`,
    deleted: 'Saved search deleted.',
    undo: 'Undo',
    deleteFailed: 'The search could not be deleted. Please try again.',
    told: {
      at_once: 'You hear at once',
      daily: 'You hear every morning',
      never: 'You are not told',
    },
    channels: { sms: 'text message', email: 'e-mail' },
    by: (channels: string) => `also by ${channels}`,
    comma: ', ',
    and: ' and ',
  },
}
