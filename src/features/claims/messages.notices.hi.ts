import type { Translation } from '../../platform/shared/catalogues.ts'
import type { notices as en } from './messages.notices.en.ts'

export const notices: Translation<typeof en> = {
  record_kept: {
    label: 'एक एजेंसी ने आपका रिकॉर्ड रखा है',
    words: (agency) => ({
      title: `${agency} के पास आपके नंबर का रिकॉर्ड है`,
      text: `एजेंसी ${agency} ने आपके नंबर से एक रिकॉर्ड रखा है। अपना पेज देखें: उसे अपना बनाया जा सकता है, या उस पर आपत्ति की जा सकती है।`,
    }),
  },
}
