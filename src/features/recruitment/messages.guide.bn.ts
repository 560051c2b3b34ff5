import type { Translation } from '../../platform/shared/catalogues.ts'
import type * as en from './messages.guide.en.ts'

export const guide: Translation<typeof en.guide> = {
  usual: (from, to) => (from === to ? `সাধারণত ${to} দিন` : `সাধারণত ${from} থেকে ${to} দিন`),
  forecast: (days) => `পৌঁছানোর সম্ভাব্য সময়: ${days}`,
  forecastText: 'বাকি ধাপগুলোতে সাধারণত যত সময় লাগে, সেই হিসাবে। এটি অনুমান, প্রতিশ্রুতি নয়।',
  noForecast: 'কোনো ধাপে সমস্যা থাকলে পৌঁছানোর সময় অনুমান করা যায় না।',
  services: {
    moi: 'Ministry of Interior-এর সাইট খুলুন',
    qvc: 'Qatar Visa Center-এর সাইট খুলুন',
    mol: 'Ministry of Labour-এর সাইট খুলুন',
  },
  newTab: 'নতুন ট্যাবে খোলে',
  steps: 'ধাপগুলো',
  people: 'কারা আছেন',
  conversation: 'কথাবার্তা খুলুন',
  papers: (count) => `কাগজপত্র (${count})`,
}
