import type { answers as english } from './messages.answers.en.ts'

export const answers: typeof english = {
  yes: 'ndiyo, ndio, ndiyo nakubali, nakubali, sawa, sawa sawa',
  no: 'hapana, hapana asante, sitaki, nakataa',
  stop: 'simamisha',
}
