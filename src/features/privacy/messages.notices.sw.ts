import type { notices as en } from './messages.notices.en.ts'

export const notices: typeof en = {
  account_unused: {
    label: 'Akaunti yako haitumiki',
    words: (date) => ({
      title: 'Akaunti yako haitumiki',
      text: `Tunafuta akaunti zisizotumika kwa miezi 24. Yako inafungwa ${date}. Ili kuibakiza, ingia.`,
    }),
  },
  account_closed: {
    label: 'Akaunti yako itafutwa',
    words: (date) => ({
      title: 'Akaunti yako itafutwa',
      text: `Akaunti yako ya Manzil imefungwa na itafutwa ${date}. Ili kuibakiza, ingia kabla ya hapo.`,
    }),
  },
  account_kept: {
    label: 'Akaunti yako inabaki',
    words: () => ({
      title: 'Akaunti yako inabaki',
      text: 'Akaunti yako ya Manzil iko wazi tena na haitafutwa. Si wewe? Badilisha nenosiri lako.',
    }),
  },
  data_export_ready: {
    label: 'Nakala ya taarifa zako iko tayari',
    words: (date) => ({
      title: 'Nakala ya taarifa zako iko tayari',
      text: `Unaweza kuipakua hadi ${date}.`,
    }),
  },
  data_export_failed: {
    label: 'Nakala ya taarifa zako haikuweza kutengenezwa',
    words: () => ({
      title: 'Nakala ya taarifa zako haikuweza kutengenezwa',
      text: 'Tumeambiwa. Tafadhali omba mpya kwenye Taarifa zako, au tuandikie.',
    }),
  },
  data_request_answered: {
    label: 'Jibu kuhusu taarifa zako',
    words: () => ({
      title: 'Ombi lako limejibiwa',
      text: 'Ulituuliza kuhusu taarifa zako. Jibu liko kwenye Taarifa zako.',
    }),
  },
}
