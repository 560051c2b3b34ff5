import { plural } from '../../platform/shared/locale.ts'

/** What the owner of a record is told of it. */
export const notices = {
  document_expiring: {
    label: 'A document expires soon',
    words: (paper: string, date: string, days: number) => ({
      title: `${paper} expires soon`,
      text: `Your document “${paper}” is valid until ${date}, ${plural('en', days, { one: '# day', other: '# days' })} from now. Please renew it and upload the new one.`,
    }),
  },
}
