import type { Translation } from '../../platform/shared/catalogues.ts'
import type * as en from './messages.guide.en.ts'

export const guide: Translation<typeof en.guide> = {
  usual: (from, to) => (from === to ? `आम तौर पर ${to} दिन` : `आम तौर पर ${from} से ${to} दिन`),
  forecast: (days) => `पहुँचने का अनुमान: ${days}`,
  forecastText: 'बाकी कदमों में आम तौर पर जितना समय लगता है, उसके हिसाब से। यह अनुमान है, वादा नहीं।',
  noForecast: 'जब तक किसी कदम में समस्या है, पहुँचने का अनुमान नहीं है।',
  services: {
    moi: 'गृह मंत्रालय (Ministry of Interior) की साइट खोलें',
    qvc: 'Qatar Visa Center की साइट खोलें',
    mol: 'श्रम मंत्रालय (Ministry of Labour) की साइट खोलें',
  },
  newTab: 'नए टैब में खुलता है',
  steps: 'कदम',
  people: 'कौन-कौन शामिल है',
  conversation: 'बातचीत खोलें',
  papers: (count) => `कागज़ात (${count})`,
}
