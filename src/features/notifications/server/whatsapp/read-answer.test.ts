import { expect, test } from 'vitest'
import { textsIn } from '../../../../platform/shared/catalogues.ts'
import { locales } from '../../../../platform/shared/locales.ts'
import { answers } from '../../messages.answers.en.ts'
import { readAnswer } from './read-answer.ts'

test.each([
  ['YES', 'yes'],
  ['yes.', 'yes'],
  [' Yes!! ', 'yes'],
  ['OK', 'yes'],
  ['ok, yes', 'yes'],
  ['I accept', 'yes'],
  ['👍🏽', 'yes'],
  ['نعم', 'yes'],
  ['نَعَم', 'yes'],
  ['نعــم 👍'.replace(' 👍', ''), 'yes'],
  ['أيوه', 'yes'],
  ['موافقة', 'yes'],
  ['أوافق.', 'yes'],
  ['አዎ።', 'yes'],
  ['হ্যাঁ', 'yes'],
  ['জি।', 'yes'],
  ['No', 'no'],
  ['አይ', 'no'],
  ['না', 'no'],
  ['no, thank you', 'no'],
  ['لا', 'no'],
  ['لا، شكراً', 'no'],
  ['غير موافقة', 'no'],
  ['Ya, setuju', 'yes'],
  ['Tidak', 'no'],
  ['Ndiyo, nakubali', 'yes'],
  ['Hapana', 'no'],
  ['Oui, j’accepte.', 'yes'],
  ['Bien sûr !', 'yes'],
  ['Non merci', 'no'],
  ['ARRÊTEZ', 'stop'],
  ['हाँ', 'yes'],
  ['जी हाँ।', 'yes'],
  ['ठीक है', 'yes'],
  ['नहीं', 'no'],
  ['हुन्छ', 'yes'],
  ['हुँदैन।', 'no'],
  ['ஆம்', 'yes'],
  ['சரி.', 'yes'],
  ['இல்லை', 'no'],
  ['நிறுத்து', 'stop'],
  ['ஆனால்', null],
  ['हे', null],
  ['ඔව්', 'yes'],
  ['මම කැමතියි.', 'yes'],
  ['නැහැ, ස්තුතියි', 'no'],
  ['එපා', 'no'],
  // 'But at six', after a yes; and a yes without its last sign, which is no word.
  ['ඔව් ඒත් හයට', null],
  ['ඔව', null],
  // 'Stop' in Swahili, 'all right' in Hindi.
  ['Acha', null],
  ['हाँ पर छह बजे', null],
  ['STOP', 'stop'],
  ['නවත්වන්න', 'stop'],
  ['توقّف', 'stop'],
  ['إيقاف', 'stop'],
  ['yes but at six', null],
  ['নে', null],
  ['no problem', null],
  ['not yes', null],
  ['yes no', null],
  ['نعم لكن', null],
  ['لا مشكلة', null],
  ['cancel', null],
  ['', null],
  ['?', null],
] as const)('%j says %s', (text, answer) => {
  expect(readAnswer(text)).toBe(answer)
})

test.each(locales)('%s: its answers mean in every language what they are said to', (locale) => {
  for (const [meant, words] of Object.entries(textsIn(answers, locale)))
    expect(words.split(',').filter((word) => readAnswer(word) !== meant)).toEqual([])
})
