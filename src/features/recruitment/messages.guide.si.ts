import type { Translation } from '../../platform/shared/catalogues.ts'
import type * as en from './messages.guide.en.ts'

export const guide: Translation<typeof en.guide> = {
  usual: (from, to) => (from === to ? `සාමාන්‍යයෙන් දින ${to}` : `සාමාන්‍යයෙන් දින ${from} සිට ${to} දක්වා`),
  forecast: (days) => `පැමිණීමේ අපේක්ෂිත කාලය: ${days}`,
  forecastText: 'ඉතිරි පියවරවලට සාමාන්‍යයෙන් ගත වන කාලය අනුව. මෙය ඇස්තමේන්තුවකි, පොරොන්දුවක් නොවේ.',
  noForecast: 'පියවරක ගැටලුවක් ඇති තාක් පැමිණීමේ ඇස්තමේන්තුවක් නැත.',
  services: {
    moi: 'Ministry of Interior වෙබ් අඩවිය විවෘත කරන්න',
    qvc: 'Qatar Visa Center වෙබ් අඩවිය විවෘත කරන්න',
    mol: 'Ministry of Labour වෙබ් අඩවිය විවෘත කරන්න',
  },
  newTab: 'නව ටැබයක විවෘත වේ',
  steps: 'පියවර',
  people: 'සහභාගි වන අය',
  conversation: 'සංවාදය විවෘත කරන්න',
  papers: (count) => `ලේඛන (${count})`,
}
