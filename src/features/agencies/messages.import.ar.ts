import { fields } from '../profiles/messages.fields.ar.ts'
import { formatNumber } from '../../platform/shared/digits.ts'
import { plural } from '../../platform/shared/locale.ts'
import type { importTexts as en } from './messages.import.en.ts'

const rows = (n: number) =>
  plural('ar', n, {
    zero: 'لا صفوف',
    one: 'صف واحد',
    two: 'صفان',
    few: '# صفوف',
    many: '# صفًا',
    other: '# صف',
  })
const people = (n: number) =>
  plural('ar', n, {
    zero: 'لا أحد',
    one: 'شخص واحد',
    two: 'شخصان',
    few: '# أشخاص',
    many: '# شخصًا',
    other: '# شخص',
  })

export const importTexts: typeof en = {
  meta: 'استيراد ملفات | منزل',
  title: 'استيراد ملفات',
  lead: 'أدخلوا عددًا كبيرًا من الملفات دفعة واحدة من ملف CSV أو جدول Excel. لا يُكتب شيء قبل أن تروا ما في الملف.',
  back: 'المرشحون',
  readOnly: 'يمكنكم الاطلاع على بيانات هذا المكتب دون إدخال ملفات. اطلبوا ذلك من المالك أو المحرر.',
  steps: { label: 'خطوات الاستيراد', file: 'اختيار الملف', check: 'الفحص', done: 'تم' },
  template: {
    title: 'ابدؤوا من النموذج',
    text: 'عناوين أعمدته بالعربية والإنجليزية. املؤوا ما تعرفونه، فالاسم وحده مطلوب. ويمكن استخدام ملفكم أيضًا، ثم تحددون أدناه محتوى كل عمود.',
    csv: 'النموذج بصيغة CSV',
    xlsx: 'النموذج لبرنامج Excel',
  },
  file: {
    label: 'ملفكم',
    hint: 'CSV أو XLSX، حتى 10 ميغابايت و5,000 صف و100 عمود',
    browse: 'اختيار ملف',
    drop: 'أو أفلتوه هنا',
    remove: 'إزالة الملف',
    sending: 'جارٍ الرفع...',
    size: (megabytes) => `${megabytes} ميغابايت`,
    check: 'فحص الملف',
    checking: 'جارٍ الفحص...',
    checkingText: 'يُقرأ كل صف ويُقارن بالملفات الموجودة لديكم.',
  },
  failed: 'تعذّر فحص الملف',
  writeFailed: 'لم يُستورد شيء',
  cancel: 'إلغاء',
  close: 'إغلاق',
  retry: 'المحاولة مرة أخرى',
  other: 'اختيار ملف آخر',
  report: {
    title: 'ما في الملف',
    about: (name, count) => `\u2068${name}\u2069: ${rows(count)}.`,
    sheet: (name) => `الورقة «${name}»، ولا تُقرأ الأوراق الأخرى.`,
    encoding: (name) => `قُرئ الملف بترميز ${name}.`,
    ready: 'جاهزة',
    readyText: 'ستصبح ملفات',
    errors: 'فيها أخطاء',
    errorsText: 'لن تُستورد',
    doubles: 'موجودة من قبل',
    doublesText: 'قد تكون لمرشحين لديكم',
    known: (date, count) =>
      `سبق أن استوردتم هذا الملف نفسه في ${date} (${people(count)}). استيراده مرة أخرى يكتب الملفات نفسها مرتين.`,
    again: 'استيراده مرة أخرى رغم ذلك',
    nothing:
      'لا يمكن استيراد أي صف من هذا الملف كما هو. صححوا الملف أو حددوا محتوى كل عمود، ثم افحصوه من جديد.',
  },
  mapping: {
    title: 'محتوى الأعمدة',
    text: 'خمّنّا المحتوى من العناوين. صححوا ما ليس صحيحًا، وما تستبعدونه لا يُقرأ.',
    column: 'العمود في الملف',
    sample: 'مثال',
    field: 'محتواه',
    ignored: 'لا يُقرأ',
    unused: (names) => `لا تُقرأ: ${names}.`,
    noHeader: (n) => `العمود ${n}`,
    recheck: 'إعادة الفحص',
    stale: 'غيّرتم الأعمدة. أعيدوا الفحص لرؤية النتيجة.',
    missing: (names) => `حددوا العمود الذي يحتوي على: ${names}.`,
    of: (header) => `محتوى العمود «${header}»`,
  },
  problems: {
    title: 'صفوف تحتاج إلى مراجعة',
    none: 'كل الصفوف سليمة.',
    row: 'الصف',
    name: 'الاسم',
    what: 'الملاحظات',
    noName: 'بلا اسم',
    error: (field, message) => `${field}: ${message}`,
    double: ({ of, by, row, name }) => {
      const what = by === 'phone' ? 'رقم الهاتف نفسه' : 'الاسم وتاريخ الميلاد والجنسية كما'
      const whose = of === 'file' ? `في الصف ${row ?? 0}` : `لدى ${name} الموجودة عندكم`
      return `${what} ${whose}`
    },
    meant: (word) => `هل تقصدون «${word}»؟`,
    take: (word, rows) =>
      rows > 1
        ? `${word} (في ${plural('ar', rows, { one: 'صف واحد', two: 'صفين', few: '# صفوف', many: '# صفًا', other: '# صف' })})`
        : word,
    correct: (field, row) => `تصحيح ${field} في الصف ${row}`,
    corrected: (n) =>
      plural('ar', n, {
        zero: 'لم تُصحح أي قيمة',
        one: 'صُححت قيمة واحدة',
        two: 'صُححت قيمتان',
        few: 'صُححت # قيم',
        many: 'صُححت # قيمة',
        other: 'صُححت # قيمة',
      }),
    recheck: 'فحص التصحيحات',
    tooMany: 'هذا أكثر مما يتسع له فحص واحد. يرجى فحص هذه أولًا أو تصحيح الباقي في الملف.',
    download: 'تنزيل هذه الصفوف',
    downloadText: 'ملف فيه هذه الصفوف كما وردت مع ملاحظات كل منها: صححوها فيه ثم استوردوه.',
    downloadFailed: 'تعذّر إعداد الملف. يرجى المحاولة مرة أخرى.',
    more: (n) =>
      plural('ar', n, {
        zero: 'لا صفوف أخرى',
        one: 'عرض صف آخر',
        two: 'عرض صفين آخرين',
        few: 'عرض # صفوف أخرى',
        many: 'عرض # صفًا آخر',
        other: 'عرض # صف آخر',
      }),
    all: 'الكل',
  },
  dates: {
    label: (text) => `كيف تُقرأ التواريخ مثل \u2066${text}\u2069؟`,
    day_first: (date) => `اليوم أولًا: ${date}`,
    month_first: (date) => `الشهر أولًا: ${date}`,
    doubtful: (n) =>
      plural('ar', n, {
        zero: 'لا تواريخ تحتمل القراءتين.',
        one: 'تاريخ واحد يحتمل القراءتين.',
        two: 'تاريخان يحتملان القراءتين.',
        few: '# تواريخ تحتمل القراءتين.',
        many: '# تاريخًا يحتمل القراءتين.',
        other: '# تاريخ يحتمل القراءتين.',
      }),
  },
  doubles: {
    label: 'صفوف قد تكون لمرشحين لديكم من قبل',
    leave_out: 'استبعادها',
    add: 'استيرادها أيضًا كملفات مستقلة',
  },
  write: {
    button: (n) =>
      plural('ar', n, {
        zero: 'استيراد',
        one: 'استيراد ملف واحد',
        two: 'استيراد ملفين',
        few: 'استيراد # ملفات',
        many: 'استيراد # ملفًا',
        other: 'استيراد # ملف',
      }),
    writing: (done, of) => `كُتب ${formatNumber(done)} من ${formatNumber(of)}`,
    writingTitle: 'جارٍ الاستيراد...',
    writingText: 'يمكنكم مغادرة هذه الصفحة: يستمر الاستيراد، كاملًا أو لا شيء منه.',
    progress: 'مدى تقدم الاستيراد',
    done: (n) =>
      plural('ar', n, {
        zero: 'لم يُستورد أي ملف',
        one: 'تم استيراد ملف واحد',
        two: 'تم استيراد ملفين',
        few: 'تم استيراد # ملفات',
        many: 'تم استيراد # ملفًا',
        other: 'تم استيراد # ملف',
      }),
    doneText: (n) =>
      n === 0
        ? 'أصبحت كل صفوف الملف في قائمتكم.'
        : `استُبعد من الملف ${rows(n)}: لأخطاء فيها أو لأنها موجودة من قبل.`,
    unpublished:
      'لا تُنشر الملفات إلا إذا نص الملف على ذلك. أضيفوا الصور وراجعوها مرة ثم انشروها من قائمتكم.',
    toList: 'عرض الملفات',
    another: 'استيراد ملف آخر',
  },
  history: {
    title: 'عمليات الاستيراد السابقة',
    none: 'لم يُستورد أي ملف بعد.',
    loading: 'جارٍ تحميل عمليات الاستيراد...',
    failed: 'تعذّر تحميل عمليات الاستيراد',
    file: 'الملف',
    when: 'التاريخ',
    by: 'بواسطة',
    brought: 'الملفات',
    state: 'الحالة',
    states: {
      writing: 'قيد الكتابة',
      done: 'تم الاستيراد',
      undone: 'تم التراجع',
      interrupted: 'انقطع: لم يُكتب شيء',
    },
    undo: 'تراجع',
    undoOf: (name) => `التراجع عن استيراد ${name}`,
    undoTitle: 'هل تريدون التراجع عن هذا الاستيراد؟',
    undoText: (n) =>
      `يُحذف ما أدخله الملف (${people(n)}). وتبقى كل من عُدّل ملفها أو اختيرت أو وُظّفت أو صارت تدير ملفها بنفسها منذ ذلك الحين.`,
    undoFailed: 'تعذّر التراجع عن الاستيراد. يرجى المحاولة مرة أخرى.',
    undone: (n) =>
      plural('ar', n, {
        zero: 'لم يُحذف أي ملف',
        one: 'حُذف ملف واحد',
        two: 'حُذف ملفان',
        few: 'حُذفت # ملفات',
        many: 'حُذف # ملفًا',
        other: 'حُذف # ملف',
      }),
    keptTitle: (n) =>
      plural('ar', n, {
        zero: 'لم يبقَ أي ملف',
        one: 'بقي ملف واحد',
        two: 'بقي ملفان',
        few: 'بقيت # ملفات',
        many: 'بقي # ملفًا',
        other: 'بقي # ملف',
      }),
    reasons: {
      hired: 'تم توظيفها',
      claimed: 'تدير ملفها بنفسها',
      dealt_with: 'في قائمة أسرة',
      edited: 'عُدّل ملفها بعد الاستيراد',
    },
    keptOf: (n) =>
      plural('ar', n, {
        zero: 'لم تبقَ أي منها',
        one: 'بقيت واحدة',
        two: 'بقيت اثنتان',
        few: 'بقيت #',
        many: 'بقيت #',
        other: 'بقيت #',
      }),
  },
  export: {
    open: 'تصدير',
    csv: 'بصيغة CSV',
    xlsx: 'ملف Excel',
    import: 'استيراد',
    failed: 'تعذّر إعداد الملف. يرجى المحاولة مرة أخرى.',
    fileName: 'candidates',
  },
  sheet: {
    candidates: 'المرشحون',
    help: 'طريقة التعبئة',
    field: 'العمود',
    how: 'ما يُكتب فيه',
    example: 'مثال',
  },
  fields: {
    ...fields,
    phone_number: 'رقم الهاتف',
    experience_months: 'أشهر الخبرة',
    childcare_newborn: 'سنوات الخبرة مع حديثي الولادة',
    childcare_toddler: 'سنوات الخبرة مع الصغار',
    childcare_preschool: 'سنوات الخبرة قبل المدرسة',
    childcare_older: 'سنوات الخبرة مع الأكبر سنًا',
    core_skills: 'المهارات الأساسية',
    other_skills: 'مهارات أخرى',
    immediate_availability: 'يمكنها البدء فورًا',
    visa_type: 'نوع التأشيرة',
    working_hours_to: 'ساعات العمل إلى',
    height: 'الطول (سم)',
    consent_special_data: 'توافق على حفظ البيانات الخاصة',
    hidden_fields: 'المخفي من الصفحة العامة',
    is_published: 'النشر',
    description: 'نبذة',
  },
  how: {
    text: 'أي نص',
    required: 'مطلوب',
    phone: 'مع رمز الدولة',
    day: 'YYYY-MM-DD أو اليوم أولًا',
    number: 'رقم',
    choice: (values) => `أحد ما يلي: ${values}`,
    list: (values) => `تفصل بينها فاصلة منقوطة. مثال: ${values}`,
    languages: 'تفصل بينها فاصلة منقوطة، وبين قوسين مستوى التحدث والقراءة والكتابة',
    kids: 'أنثى أو ذكر مع العمر، تفصل بينها فاصلة منقوطة',
    flag: 'نعم أو لا',
    consent: 'نعم، إذا وافقت على حفظ الديانة والحالة الاجتماعية والأطفال كما يشترط القانون',
    clock: 'HH:MM',
  },
  yes: 'نعم',
  no: 'لا',
  errors: {
    importNotATable: 'تعذّرت قراءة هذا الملف كجدول. يرجى اختيار ملف CSV أو مصنف Excel ‏(xlsx.).',
    importOldExcel: 'هذا ملف Excel قديم ‏(xls.). يرجى حفظه بصيغة xlsx أو CSV.',
    importOver10MB:
      'حجم الملف أكبر من 10 ميغابايت. يستوعب الاستيراد الواحد 5,000 صف و10 ميغابايت على الأكثر: يرجى تقسيم الملف.',
    importTooManyRows:
      'في الملف أكثر من {rows} صف. يستوعب الاستيراد الواحد {rows} صف على الأكثر: يرجى تقسيم الملف.',
    importTooManyColumns: 'في الملف أكثر من {columns} عمود. يرجى حذف الأعمدة التي لا تخص الملفات.',
    importUnpacksTooLarge:
      'محتوى هذا المصنف أكبر بكثير من المسموح. يستوعب الاستيراد الواحد {rows} صف على الأكثر: يرجى تقسيمه أو حفظه بصيغة CSV.',
    importsBusy: 'تُقرأ عدة ملفات في هذه اللحظة. لم يُستورد شيء، يرجى المحاولة من جديد بعد ثوانٍ.',
    importEmpty: 'لا أحد في هذا الملف: الصف الأول لأسماء الأعمدة، وكل صف بعده لشخص.',
    importUnreadable: 'هذا الملف تالف أو محمي بكلمة مرور. يرجى حفظه من جديد أو بصيغة CSV.',
    importMappingTwice: 'حُدد المحتوى نفسه لعمودين.',
    importMappingWrong: 'أعمدة هذا الملف تختلف عن التي حُددت. يرجى فحص الملف من جديد.',
    importNameMissing: 'يرجى تحديد العمود الذي يحتوي على الاسم الكامل.',
    importKnown: 'سبق استيراد هذا الملف نفسه. لاستيراده مرة أخرى يرجى تأكيد ذلك.',
    importRunning: 'يجري الآن استيراد آخر لمكتبكم. يرجى الانتظار حتى ينتهي.',
    importNothing: 'لا يمكن استيراد أي صف من هذا الملف.',
    importNotDone: 'لم يعد التراجع عن هذا الاستيراد ممكنًا.',
    formulaCell: 'في هذه الخانة معادلة. يرجى كتابة القيمة نفسها.',
    dayWanted: 'يرجى كتابة التاريخ بالصيغة YYYY-MM-DD أو اليوم أولًا.',
    monthFirstWanted: 'يرجى كتابة التاريخ بالصيغة YYYY-MM-DD أو بالشهر أولًا كما في بقية الملف.',
    unknownNationality: 'هذه الجنسية غير معروفة لدينا.',
    unknownPosition: 'هذه الوظيفة ليست من المعروض: {values}.',
  },
}
