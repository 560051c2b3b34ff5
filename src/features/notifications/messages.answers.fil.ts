import type { answers as english } from './messages.answers.en.ts'

export const answers: typeof english = {
  yes: 'oo, opo, oo po, sige, sige po',
  no: 'hindi, hindi po, ayoko',
  stop: 'itigil, tama na',
}
