import { expect, test } from 'vitest'
import { languageOfText } from './language-of-text-rules.ts'

test.each([
  ['I am patient and have cared for newborns for six years in Doha.', 'en'],
  ['I have driven families in Doha safely for six years.', 'en'],
  ['Patient and cheerful. I can cook and drive.', 'en'],
  ['Mabait ako at masipag, marunong magluto ng pagkaing Arabo.', 'fil'],
  ['Napenda watoto na ninajua kupika chakula cha Kiarabu.', 'sw'],
  ['Saya suka anak-anak dan bisa memasak makanan Arab.', 'id'],
  ['J’aime les enfants et je cuisine bien.', 'fr'],
  ['أحب الأطفال', 'ar'],
  ['ልጆችን እወዳለሁ', 'am'],
  ['আমি বাচ্চাদের ভালোবাসি', 'bn'],
  ['මම ළමයින්ට ආදරෙයි', 'si'],
  ['எனக்குக் குழந்தைகள் பிடிக்கும்', 'ta'],
  ['मुझे बच्चे पसंद हैं और मैं खाना बनाती हूँ', 'hi'],
  ['मलाई बच्चाहरू मन पर्छ र म खाना पकाउन सक्छु', 'ne'],
])('%s is written in %s', (text, language) => {
  expect(languageOfText(text)).toBe(language)
})

test.each(['', '12', 'I love children', 'Driver, 6 years Doha', 'Ok.', '👍 👍 👍'])(
  'of %j nobody says which language it is',
  (text) => {
    expect(languageOfText(text)).toBeNull()
  },
)
