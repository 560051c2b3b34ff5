import type { answers as english } from './messages.answers.en.ts'

export const answers: typeof english = {
  yes: 'አዎ, አዎን, እሺ, እቀበላለሁ, ተቀብያለሁ, እስማማለሁ',
  no: 'አይ, አይደለም, አልቀበልም, አልችልም',
  stop: 'አቁም, አቁሚ, አቁሙ, ያቁሙ',
}
