import { expect, test } from 'vitest'
import { type Locale, locales } from '../src/platform/shared/locales.ts'
import { textsOf } from './catalogue-texts.ts'

/** What may follow 'vous êtes' and 'je suis', as it is said alike of a woman and of a man. */
const alike =
  '(?:(?:pas|plus|bien|déjà|encore|toujours|aussi) )*(?:hors|d’|là|ici|chez|en |dans|sur|à |au |plus qu|responsable|libre|capable|membre|quelqu’un|une personne)'

/** Latin letters with accents are no `\w`. */
const end = String.raw`(?![\p{L}\p{M}])`
const start = String.raw`(?<![\p{L}\p{M}])`
const form = (source: string): RegExp => new RegExp(source, 'u')

/** Forms that guess who reads, or of whom a text speaks; Arabic and English have tests of their own. */
const wrong: Partial<Record<Locale, readonly RegExp[]>> = {
  fr: [
    // Vous êtes inscrite, vous vous êtes connecté, vous seule, soyez la bienvenue.
    form(`[Vv]ous (?:n’|ne )?(?:êtes|étiez|serez|seriez|soyez) (?!${alike})`),
    form(`[Vv]ous (?:n’)?avez été `),
    form(`[Vv]ous seule?s?${end}`),
    form(`(?:[Ss]oyez|[ÊEê]tes-vous|[Ss]erez-vous) (?!${alike})`),
    form(`[Jj]e (?:ne )?(?:suis|serais?|étais) (?!${alike})`),
    form(`${start}(?:inscrite?|invitée?|connectée?|prête?|sûre?|satisfaite?) ?[,:?!]`),
    // Of somebody who works.
    form(
      `${start}(?:[Ll][ae]|[Uu]ne?|[Cc]ett?e|[Dd]u|[Aa]u|[Vv]otre|[Ss]on) (?:candidate?|employée?|travailleu(?:r|se)|salariée?|domestique)${end}`,
    ),
    form(
      `(?:\\$\\{(?:name|candidate|worker)\\}|سلام) (?:est|était|sera|s’est|n’est pas|a été) (?:(?:arriv|embauch|sélectionn|employ|invit|connect)ée?|(?:part|chois)ie?|venue?|inscrite?|prête?|absente?|présente?)${end}`,
    ),
    form(`${start}[Bb]ienvenu[, ]`),
  ],
  hi: [
    // आप करते हैं, आप देख रही हैं, आप जाएँगे: 'you' with a verb that is a man's or a woman's.
    form(
      `${start}आप${end}(?! (?:तक|पर|से|में|के|की|को|का|दोनों))[^।:;?!“”]*?(?:त[ेीा]|रह[ेीा]|चुक[ेीा]|[एयई]|गय[ाे]|गई) (?:नहीं )?(?:हैं|हों|थे|थीं)${end}`,
    ),
    form(`${start}आप${end}(?! (?:तक|पर|से|में|के|की|को|का|दोनों))[^।:;?!“”]*?(?:[एेए][ँं]ग[ेी])${end}`),
    form(`${start}आप${end}(?! (?:तक|पर|से|में|के|की|को|का|दोनों))[^।:;?!“”]*? नहीं \\S+त[ेी]${end}`),
    // मैं करती हूँ, मैं आऊँगा.
    form(`(?:त[ाी]|रह[ाी]|चुक[ाी]|गय[ा]|गई) हू[ँं]${end}|[ूऊ][ँं]ग[ाी]${end}`),
    // A name with such a verb.
    form(
      `(?:\\$\\{(?:name|candidate|worker)\\}|سلام) (?:नहीं )?\\S*(?:त[ेीा]|रह[ेीा]|ए|ई) (?:हैं|है|थे|थीं|थी)${end}`,
    ),
    // Words for a woman who serves.
    form(`${start}(?:नौकरानी|कामवाली|हाउसमेड|आया,|विधवा|विधुर)${end}`),
  ],
  ne: [
    form(`${start}(?:तँ|तिमी|तिम्र[ोी]|उनी)${end}`),
    form(`(?:छिन्|छेस्|थिइन्|इन्छे|ेकी|विधवा|विधुर|हाउसमेड)${end}`),
  ],
  am: [
    // አንቺ, አንተ, እሷ.
    form(`${start}(?:[ለከየበ]|ስለ|እንደ)?(?:አንተ|አንቺ|እሷ|እርሷ|እርሱ)(?:ን|ም)?${end}`),
    // What one says to a woman: ትችያለሽ, ስምሽ; to a man: ትችላለህ, ስምህ.
    form(`(?:ሻል|ያለሽ|(?<!ትን|ኒ|መላ)ሽ)${end}`),
    form(`(?:ሃል|ሀል|ኻል|(?<![ይዚዲኚ]|ብሩ)ህ)${end}`),
    // She came; the woman, the man who works.
    form(`(?:ለች|ታለች|ናለች|ችው|ባታል)${end}`),
    form(`(?:ሠራተኛ|ተቀጣሪ|እጩ)(?:ዋ|ው)(?:ን|ም)?${end}`),
    // A marriage of one man, of one woman.
    form(
      `${start}(?:ያላ|ያ)ገባ(?:ች)?${end}|የተፋታ(?:ች)?${end}|የሞተ(?:በት|ባት)${end}|${start}የሚ(?:ኖር|ሠራ|ፈልግ) ሰው${end}`,
    ),
  ],
  bn: [form(`${start}(?:আয়া|বিধবা|বিপত্নীক|প্রার্থিনী|সেবিকা|পরিচারিকা|ঝি)${end}`)],
  si: [form(`${start}(?:ඇය|ඔහු|ඈ)(?:ට|ගේ|ව)?${end}|සේවිකා|වැන්දඹු`)],
  ta: [form(`${start}(?:அவள்|அவன்)|வேலைக்கார[ினி]|பணிப்பெண்|விதவை|கிறாள்${end}|கிறான்${end}|ந்தாள்${end}`)],
  sw: [form(`${start}(?:[Mm]jane|[Mm]gane|[Kk]ijakazi|[Hh]ausigeli)${end}`)],
  fil: [
    form(
      `${start}(?:[Dd]ibors[iy]+yad[oa]|[Ss]olter[oa]|[Bb]iyud[oa]|[Kk]asad[oa]|[Tt]indera|[Kk]usiner[oa])${end}`,
    ),
  ],
  id: [
    form(
      `${start}(?:[Jj]anda|[Dd]uda|[Pp]embantu|[Kk]aryawati|[Ss]audari|[Tt]enaga kerja wanita)${end}`,
    ),
  ],
}

test('each language has its forms here, or a test of its own', () => {
  expect(locales.filter((locale) => wrong[locale] === undefined)).toEqual(['en', 'ar'])
})

/** What people write to us themselves is as they write it. */
const isOurs = (file: string, locale: Locale): boolean =>
  file.endsWith(`.${locale}.ts`) && !file.endsWith(`messages.answers.${locale}.ts`)

const badIn = (locale: Locale, text: string): string | undefined =>
  wrong[locale]?.map((one) => one.exec(text)?.[0]).find((bad) => bad !== undefined)

test.each(Object.keys(wrong) as Locale[])('%s guesses nobody’s gender', async (locale) => {
  const found = new Set<string>()
  for (const [key, text] of await textsOf((file) => isOurs(file, locale))) {
    const bad = badIn(locale, text)
    if (bad !== undefined) found.add(`${key}: ${bad}`)
  }
  expect([...found]).toEqual([])
})

test.each<[Locale, string]>([
  ['fr', 'Vous seule voyez cette page'],
  ['fr', 'Vous êtes inscrite.'],
  ['fr', 'Vous n’êtes pas encore connecté.'],
  ['fr', 'Vous vous êtes trompé de code.'],
  ['fr', 'Êtes-vous sûr ?'],
  ['fr', 'La candidate a répondu.'],
  ['fr', 'Je suis mariée.'],
  ['hi', 'यह पेज सिर्फ़ आप देख रही हैं'],
  ['hi', 'अगर आप क़तर में किसी घर में काम करते हैं, तो कानून आपको यह देता है।'],
  ['hi', 'आप इसे बाद में बदल सकेंगे।'],
  ['hi', 'आप कभी कोई फ़ीस नहीं देते।'],
  ['hi', 'मैं शुक्रवार को काम करती हूँ।'],
  ['ne', 'तिमी आएकी हौ।'],
  ['am', 'አንቺ ትችያለሽ።'],
  ['am', 'ስምህን ጻፍ፣ ትችላለህ።'],
  ['am', 'ሠራተኛዋ ከኳታር ውጪ ናቸው'],
  ['id', 'Janda/duda ditinggal mati'],
])('%s: "%s" is refused', (locale, text) => {
  expect(badIn(locale, text)).toBeDefined()
})

test.each<[Locale, string]>([
  ['fr', 'Vous n’êtes plus dans la salle.'],
  ['fr', 'Vous et la famille êtes déjà d’accord sur ces conditions.'],
  ['fr', 'Cette étape est pour vous seulement'],
  ['hi', 'यह पेज सिर्फ़ आपको दिखता है'],
  ['hi', 'मैसेज आप तक पहुँचते हैं।'],
  ['am', 'ይህ ከእንግዲህ የእርስዎ ነው። ትንሽ ይጠብቁ።'],
])('%s: "%s" fits all', (locale, text) => {
  expect(badIn(locale, text)).toBeUndefined()
})
