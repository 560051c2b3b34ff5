import type { Translation } from '../../platform/shared/catalogues.ts'
import type * as en from './messages.guide.en.ts'

export const guide: Translation<typeof en.guide> = {
  usual: (from, to) => (from === to ? `kawaida siku ${to}` : `kawaida siku ${from} hadi ${to}`),
  forecast: (days) => `Makadirio ya kufika: ${days}`,
  forecastText:
    'Kutokana na muda ambao hatua zilizobaki huchukua kwa kawaida. Ni makadirio, si ahadi.',
  noForecast: 'Hakuna makadirio ya kufika wakati hatua moja ina tatizo.',
  services: {
    moi: 'Fungua tovuti ya Wizara ya Mambo ya Ndani',
    qvc: 'Fungua tovuti ya Qatar Visa Center',
    mol: 'Fungua tovuti ya Wizara ya Kazi',
  },
  newTab: 'hufunguka kwenye kichupo kipya',
  steps: 'Hatua',
  people: 'Wanaohusika',
  conversation: 'Fungua mazungumzo',
  papers: (count) => `Nyaraka (${count})`,
}
