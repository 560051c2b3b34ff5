import { plural } from '../../platform/shared/locale.ts'
import type { notices as en } from './messages.notices.en.ts'

export const notices: typeof en = {
  document_expiring: {
    label: 'ஒரு ஆவணத்தின் காலம் விரைவில் முடியும்',
    words: (paper, date, days) => ({
      title: `காலம் விரைவில் முடியும்: ${paper}`,
      text: `உங்கள் ஆவணம் “${paper}” ${date} வரை செல்லும், இன்னும் ${plural('ta', days, { one: '# நாள்', other: '# நாட்கள்' })}. அதைப் புதுப்பித்து, புதியதைப் பதிவேற்றுங்கள்.`,
    }),
  },
}
