import { plural } from '../../platform/shared/locale.ts'

/** What leads through a case: how long each step takes, where it is done, when she is likely to arrive, and who takes part. */
export const guide = {
  usual: (from: number, to: number): string =>
    from === to
      ? plural('en', to, { one: 'usually # day', other: 'usually # days' })
      : `usually ${from} to ${to} days`,
  forecast: (days: string) => `Arrival forecast: ${days}`,
  forecastText: 'From how long the remaining steps usually take. A forecast, not a promise.',
  noForecast: 'There is no arrival forecast while a step has a problem.',
  services: {
    moi: 'Open the Ministry of Interior’s site',
    qvc: 'Open the Qatar Visa Center’s site',
    mol: 'Open the Ministry of Labour’s site',
  },
  newTab: 'opens in a new tab',
  steps: 'Steps',
  people: 'Who takes part',
  conversation: 'Open the conversation',
  papers: (count: number) => `Papers (${count})`,
}
