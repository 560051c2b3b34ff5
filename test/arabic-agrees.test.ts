import { expect, test } from 'vitest'
import { textsOf } from './catalogue-texts.ts'

const wrong: readonly RegExp[] = [
  // The vowel that makes 'you' a woman: ملفكِ, قبلتِ, أنتِ.
  /كِ|تِ/,
  // What one says to a woman: تريدين, أضيفي.
  /(?<![ا-ي])ت(?!عيين|أمين|مكين|حسين|دوين|كوين|مرين|لقين|خمين|وظيفين)(?:[أ-ي]|\u0651){2,7}ين(?:ه|ها|ني|نا)?(?![ا-ي])/,
  /(?<![ا-ي])(?:فت|و|ف)?(?:حاولي|اختاري|أضيفي|افتحي|اقرئي|ارفعي|غيّري|احفظي|راجعي|اكتبي|اتصلي|استخدمي|اضغطي|وافقي|تابعي|عدّلي|غادري|أجيبي|افصلي|حرّكي|قرّبي|أفلتي|شاهدي|أدخلي|اعتذري|اعترضي|اقترحي|اقبلي|تواصلي|تشاركي|تعملي|تكوني|تنشري|تخفي)(?:ه|ها)?(?![ا-ي])/,
  /أنت (?:متصلة|متأكدة|موظفة|مقيمة|وحيدة)/,
  // A woman who works, of whoever works.
  /مرشّ?ح(?:ة|ات|ت[اكهين]+)(?![ا-ي])|(?<![ا-ي])(?:وال|بال|ال|لل|ل)?عامل(?:ة|ات)(?![ا-ي])|باحثة|طاهية|نيابةً عنها/,
  // A verb of a woman before a name.
  /(?<![ا-ي])(?:قبلت|اعتذرت|وافقت|انسحبت|غادرت|أكدت|اقترحت|عادت|طلبت|رفضت|وظّفتك|أرسلت إليك|أصبحت|أُضيفت|تودّ|ترغب|تعرض|تتحدث|لم تعد|لم ترد) (?:\$\{|\u2068|سلام)/,
  // Both at once.
  /(?:[ا-ي]|\u0651) ?\/ ?(?:[ا-ي]|\u0651)+ة(?![ا-ي])|ـ\/ة|\(ة\)/,
]

/** Where a trade is meant or the gender is known, by file and key. */
const meant: ReadonlySet<string> = new Set([
  'features/profiles/messages.words.ar.ts words.values.position.Maid',
  'features/administration/messages.settings.ar.ts settings.recruitment.previewOf.woman',
  'features/content/messages.ar.ts ar.hero.title',
  'features/content/messages.pages.ar.ts ar.visa.metaDescription',
  // Day, month, year.
  'platform/web/calendar.ar.ts ar.pattern',
])

test('no Arabic text speaks to or of somebody unknown as a woman, or as both', async () => {
  const found = new Set<string>()
  for (const [key, text] of await textsOf((file) => file.endsWith('.ar.ts'))) {
    const bad = wrong.map((form) => form.exec(text)?.[0]).find((form) => form !== undefined)
    if (bad !== undefined && !meant.has(key)) found.add(`${key}: ${bad}`)
  }
  expect([...found]).toEqual([])
})
