import type { settings as en } from './messages.settings.en.ts'

export const settings: typeof en = {
  errors: {
    settingChangedMeanwhile: 'غيّر شخص آخر هذا الإعداد بعد أن فتحته. اطّلع على الجديد ثم احفظ مرة أخرى.',
    pastRewritten: 'ما بدأ سريانه لا يُعدَّل أبدًا. أنشئ قائمة جديدة بتاريخ خاص بها.',
    dateInThePast: 'يجب أن يبدأ السريان اليوم أو بعده.',
    dateTaken: 'هناك قائمة أخرى تبدأ في هذا اليوم. يرجى اختيار يوم آخر.',
    sourceRequired: 'يرجى ذكر مصدر هذه الأرقام.',
    notAnAmount: 'يرجى إدخال مبلغ بمنزلتين عشريتين على الأكثر.',
    countryTwice: 'لا يمكن ذكر الجنسية إلا مرة واحدة.',
    openOrdersHoldCurrency:
      'لا يمكن تغيير العملة ما دامت هناك طلبات مفتوحة (عددها الآن {count}): كل طلب أُنشئ بالعملة السابقة ولن يبقى مبلغه صحيحًا. أغلقها أو انتظر حتى تُدفع.',
    providerTakesOneCurrency: 'خدمة الدفع المحددة لا تقبل إلا الريال القطري.',
    claimFigureInvalid: 'يرجى إدخال رقم قصير مثل 25k+ أو 4.8.',
    claimsAreEmpty: 'يرجى إدخال رقم واحد على الأقل، أو إيقاف عرض هذه الأرقام.',
    bothLanguages: 'يرجى كتابته باللغتين، أو ترك الحقلين فارغين.',
    plainTextOnly: 'نص عادي فقط، بلا وسوم.',
    phoneWithCountryCode: 'يرجى إدخال الرقم مع رمز الدولة، مثل ‎+974 4000 0000.',
    emailNotValid: 'يرجى إدخال بريد إلكتروني صحيح',
    httpsAddress: 'يرجى إدخال عنوان يبدأ بـ https://',
    networkTwice: 'لا يمكن ذكر الشبكة إلا مرة واحدة.',
  },
}
