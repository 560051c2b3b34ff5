import type { Translation } from '../../platform/shared/catalogues.ts'
import type { notices as en } from './messages.notices.en.ts'

export const notices: Translation<typeof en> = {
  record_kept: {
    label: 'May agency na may record mo',
    words: (agency) => ({
      title: `May record ang ${agency} sa numero mo`,
      text: `May record ang agency na ${agency} sa numero mo. Tingnan ang pahina mo: puwede mo itong kunin o tutulan.`,
    }),
  },
}
