import type { Translation } from '../../platform/shared/catalogues.ts'
import type * as en from './messages.guide.en.ts'

export const guide: Translation<typeof en.guide> = {
  usual: (from, to) =>
    from === to ? `karaniwang ${to} araw` : `karaniwang ${from} hanggang ${to} araw`,
  forecast: (days) => `Inaasahang pagdating: ${days}`,
  forecastText:
    'Batay sa karaniwang tagal ng natitirang mga hakbang. Tantiya lang ito, hindi pangako.',
  noForecast: 'Walang tantiya ng pagdating habang may problema ang isang hakbang.',
  services: {
    moi: 'Buksan ang site ng Ministry of Interior',
    qvc: 'Buksan ang site ng Qatar Visa Center',
    mol: 'Buksan ang site ng Ministry of Labour',
  },
  newTab: 'bubukas sa bagong tab',
  steps: 'Mga hakbang',
  people: 'Sino ang mga kasali',
  conversation: 'Buksan ang usapan',
  papers: (count) => `Mga papeles (${count})`,
}
