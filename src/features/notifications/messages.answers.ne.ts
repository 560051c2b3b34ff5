import type { answers as english } from './messages.answers.en.ts'

export const answers: typeof english = {
  yes: 'हो, हजुर, हुन्छ, हुन्छ हजुर, ठिक छ, मन्जुर छ, hunchha, huncha, hajur',
  no: 'होइन, हुँदैन, हुन्न, अहँ, hoina, hudaina',
  stop: 'बन्द, बन्द गर्नुहोस्',
}
