import type { answers as english } from './messages.answers.en.ts'

export const answers: typeof english = {
  yes: 'ya, iya, ya setuju, setuju, saya setuju, terima, saya terima, baik, boleh, bisa',
  no: 'tidak, tidak bisa, tidak mau, tidak terima kasih, nggak, enggak, gak, tolak',
  stop: 'berhenti, hentikan',
}
