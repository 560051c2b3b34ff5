import type { Translation } from '../../platform/shared/catalogues.ts'
import type * as en from './messages.guide.en.ts'

export const guide: Translation<typeof en.guide> = {
  usual: (from, to) => (from === to ? `सामान्यतया ${to} दिन` : `सामान्यतया ${from} देखि ${to} दिन`),
  forecast: (days) => `पुग्ने अनुमान: ${days}`,
  forecastText: 'बाँकी चरणमा सामान्यतया लाग्ने समयका आधारमा। यो अनुमान हो, वाचा होइन।',
  noForecast: 'कुनै चरणमा समस्या हुँदासम्म पुग्ने अनुमान हुँदैन।',
  services: {
    moi: 'गृह मन्त्रालय (Ministry of Interior) को साइट खोल्नुहोस्',
    qvc: 'Qatar Visa Center को साइट खोल्नुहोस्',
    mol: 'श्रम मन्त्रालय (Ministry of Labour) को साइट खोल्नुहोस्',
  },
  newTab: 'नयाँ ट्याबमा खुल्छ',
  steps: 'चरणहरू',
  people: 'को-को सहभागी छन्',
  conversation: 'कुराकानी खोल्नुहोस्',
  papers: (count) => `कागजात (${count})`,
}
