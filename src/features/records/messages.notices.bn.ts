import { plural } from '../../platform/shared/locale.ts'
import type { notices as en } from './messages.notices.en.ts'

export const notices: typeof en = {
  document_expiring: {
    label: 'একটি কাগজের মেয়াদ শিগগির শেষ',
    words: (paper, date, days) => ({
      title: `${paper}-এর মেয়াদ শিগগির শেষ`,
      text: `আপনার কাগজ “${paper}” ${date} পর্যন্ত চলবে, আর ${plural('bn', days, { one: '# দিন', other: '# দিন' })} বাকি। নতুন করে নিয়ে আপলোড করুন।`,
    }),
  },
}
