import type { Translation } from '../../platform/shared/catalogues.ts'
import type * as en from './messages.guide.en.ts'

export const guide: Translation<typeof en.guide> = {
  usual: (from, to) => (from === to ? `biasanya ${to} hari` : `biasanya ${from} sampai ${to} hari`),
  forecast: (days) => `Perkiraan tiba: ${days}`,
  forecastText: 'Dari lamanya langkah yang tersisa pada umumnya. Ini perkiraan, bukan janji.',
  noForecast: 'Tidak ada perkiraan tiba selama satu langkah bermasalah.',
  services: {
    moi: 'Buka situs Kementerian Dalam Negeri',
    qvc: 'Buka situs Qatar Visa Center',
    mol: 'Buka situs Kementerian Tenaga Kerja',
  },
  newTab: 'dibuka di tab baru',
  steps: 'Langkah-langkah',
  people: 'Siapa yang terlibat',
  conversation: 'Buka percakapan',
  papers: (count) => `Dokumen (${count})`,
}
