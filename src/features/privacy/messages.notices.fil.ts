import type { notices as en } from './messages.notices.en.ts'

export const notices: typeof en = {
  account_unused: {
    label: 'Matagal nang hindi nagagamit ang account mo',
    words: (date) => ({
      title: 'Matagal nang hindi nagagamit ang account mo',
      text: `Binubura namin ang mga account na 24 buwan nang hindi nagagamit. Magsasara ang sa iyo sa ${date}. Para manatili ito, mag-sign in.`,
    }),
  },
  account_closed: {
    label: 'Buburahin ang account mo',
    words: (date) => ({
      title: 'Buburahin ang account mo',
      text: `Sarado na ang Manzil account mo at buburahin sa ${date}. Para manatili ito, mag-sign in bago iyon.`,
    }),
  },
  account_kept: {
    label: 'Mananatili ang account mo',
    words: () => ({
      title: 'Mananatili ang account mo',
      text: 'Bukas na ulit ang Manzil account mo at hindi na buburahin. Hindi ikaw? Palitan ang password mo.',
    }),
  },
  data_export_ready: {
    label: 'Handa na ang kopya ng data mo',
    words: (date) => ({
      title: 'Handa na ang kopya ng data mo',
      text: `Puwede mo itong i-download hanggang ${date}.`,
    }),
  },
  data_export_failed: {
    label: 'Hindi nagawa ang kopya ng data mo',
    words: () => ({
      title: 'Hindi nagawa ang kopya ng data mo',
      text: 'Alam na namin ito. Humingi ng bago sa Iyong data, o sumulat sa amin.',
    }),
  },
  data_request_answered: {
    label: 'May sagot tungkol sa data mo',
    words: () => ({
      title: 'Nasagot na ang hiling mo',
      text: 'Nagtanong ka tungkol sa data mo. Nasa Iyong data ang sagot.',
    }),
  },
}
