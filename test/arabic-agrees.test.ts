import { expect, test } from 'vitest'
import { textsOf } from './catalogue-texts.ts'

/** Whole words, after an 'and' or a 'so', and before some endings. */
const words = (forms: string, endings: string): RegExp =>
  new RegExp(`(?<![ء-\u0652])[وف]?(?:${forms})${endings}(?![ء-\u0652])`)
const object = '(?:هما|هم|ها|ه)?'

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
  // What one says to a man: اختر, افتحه, فاطلب.
  words(
    'أنشئ|ادفع|اختر|أضف|اكتب|اضغط|احفظ|افتح|أعِ?د|اقرأ|ارفع|اقبل|ارفض|احذف|اطلب|ابحث|ابدأ|اسأل|امسح|اترك|اسمح|اضبط|اطبع|انظر|ابقَ?|خذ|راسلنا|أخبرنا|أزل|ألغِ?|أجب|اذهب|اذكر|اعرف|اعرض|انقر|انسخ|انشر|ارجع|ادخل|اسحب|امنح|احجز|اجعل|أخفِ?|أبقِ?|صفِّ|دع',
    object,
  ),
  /(?<![ء-\u0652])ف?ضع(?![ء-\u0652])/,
  // The same, or 'he did it', which is a verbal noun beside a name.
  words(
    'حاول|راجع|راسل|استخدم|انتظر|أدخل|أرسل|سجّل|عيّن|غيّر(?! شخص)|أبلغ|أصلح|قارن|أغلق|ثبّت|أوقف|وفّر|جرّب|تأكد|عدّل|شاهد|احتفظ|حدّد|أكّد|نزّل|حمّل|تعرّف|قدّم|جدّد|فعّل|شغّل|أخبر|اشترك|رتّب|وقّع|وظّف|وافق|أعدّ|صحّح|وضّح|اطّلع|حرّك|قرّب|تابع|شارك|أكمل|أفلت|اتصل(?! بنا)|انتقل(?! ملف)',
    object,
  ),
  /(?:(?<![ء-\u0652])ف|[.:؟،!]\s)(?:تراجع|تجاهل|تواصل|تحقق|تصفّ?ح|توقف)(?:ه|ها)?(?: عن| معنا| هذ| من)|(?<![ء-\u0652])وتواصل معنا/,
  // The present, the past and the state of a man.
  /(?<![ء-\u0652])(?:لم تكن أنت|لم تقم ب|لم تطلب|لا تنس|أنت (?:المشرف|مسجّل|متصل|متأكد|موظف|مقيم|وحيد|قادر|مسؤول))|[ء-\u0652]تَ(?![ء-\u0652])/,
  // The file, the country, the name of some woman: ملفها, توظيفها, صاحبته.
  words(
    '[بل]?(?:ملف|بلد|رقم|اسم|وصول|توظيف|استقدام|يستقدم|اختيار|كفالت|راتب|سفر|جواز|سكن|خبرت|مهارات|موافقت|انسحاب|عمر|جنسيت|تأشيرت|أهل)ها|[بل]?صاحبت(?:ه|ها)|[بل]?صاحبة|عاملته|رفضها العمل|تركها العمل|إخلالها|تعمل لديك',
    '',
  ),
  // Both at once.
  /(?:[ا-ي]|\u0651) ?\/ ?(?:[ا-ي]|\u0651)+ة(?![ا-ي])|ـ\/ة|\(ة\)/,
]

/** Where a trade is meant or the gender is known, by file and key. */
const meant: ReadonlySet<string> = new Set([
  'features/profiles/messages.words.ar.ts words.values.position.Maid',
  'features/administration/messages.settings.ar.ts settings.recruitment.previewOf.woman',
  'features/content/messages.ar.ts ar.hero.title',
  'features/content/messages.pages.ar.ts ar.visa.metaDescription',
  // Domestic work, a household: they are of that gender themselves.
  'features/accounts/messages.ar.ts ar.signUp.roleHints.employer',
  'features/hiring/messages.leave.ar.ts ar.own.what.selected.0',
  // Day, month, year.
  'platform/web/calendar.ar.ts ar.pattern',
])

/** What people write to us themselves is as they write it. */
const isOurs = (file: string): boolean => /(?<!messages\.answers)\.ar\.ts$/.test(file)

const guessIn = (text: string): string | undefined =>
  wrong.map((form) => form.exec(text)?.[0]).find((form) => form !== undefined)

test('no Arabic text speaks to or of somebody unknown as a woman, a man, or both', async () => {
  const found = new Set<string>()
  const needed = new Set<string>()
  for (const [key, text] of await textsOf(isOurs)) {
    const bad = guessIn(text)
    if (bad === undefined) continue
    if (meant.has(key)) needed.add(key)
    else found.add(`${key}: ${bad}`)
  }
  expect([...found]).toEqual([])
  expect([...meant].filter((key) => !needed.has(key))).toEqual([])
})

test.each([
  'ادفع الآن',
  'وافتحه خلال يوم',
  'وإن تأخر فاطلب نسخة',
  'أعد إرسالها',
  'ضع معها قائمة',
  'ليس حسابك؟ راسلنا',
  'عيّن كلمة مرور',
  'سجّل \u2068سلام\u2069 هذا',
  'إن لم تطلب ذلك فتجاهل الرسالة',
  'فوراً وتواصل معنا',
  'إن لم تكن أنت من غيّره',
  'أنت المشرف الوحيد',
  'تعرض ملفها',
  'لبلدها',
  'كما أرادت صاحبته',
])('%j is a guess', (text) => expect(guessIn(text)).toBeDefined())

test.each([
  'أرسلنا رمزاً، ثم راجعنا ملفك',
  'هذا وضعها، وما وضعه المكتب',
  'يرجى التواصل معنا',
  'أُنشئ حساب وأُرسل رمز',
  'أعدّت الأسرة عرضاً لصاحبها',
  'تصفّح الملفات',
  'صفحة اتصل بنا',
])('%j is none', (text) => expect(guessIn(text)).toBeUndefined())
