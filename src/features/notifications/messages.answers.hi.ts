import type { answers as english } from './messages.answers.en.ts'

export const answers: typeof english = {
  yes: 'हाँ, हां, हा, हाँ जी, जी हाँ, जी हां, जी, ठीक है, मंज़ूर है, haan, han, haan ji, ji haan, theek hai',
  no: 'नहीं, नही, ना, जी नहीं, नहीं जी, nahi, nahin, nahi ji',
  stop: 'बंद, बंद करें, बंद करो',
}
