import type { en } from './messages.en.ts'
import { notices } from './messages.notices.ar.ts'

export const ar: typeof en = {
  errors: {
    offerAmount: 'يرجى إدخال مبلغ.',
    offerWageFloor: 'يشترط القانون ما لا يقل عن {minimum_wage} ريال شهرياً ({minimum_wage_source}).',
    offerHousingFloor:
      'يلزم السكن أو بدل لا يقل عن {minimum_housing} ريال شهرياً ({minimum_housing_source}).',
    offerFoodFloor:
      'يلزم الطعام أو بدل لا يقل عن {minimum_food} ريال شهرياً ({minimum_food_source}).',
    offerHoursCeiling:
      'الحد الأقصى قانوناً لساعات العمل في اليوم: {maximum_hours} ({maximum_hours_source}).',
    offerRestFloor: 'يوم راحة مدفوع لمدة 24 ساعة كل أسبوع حق قانوني ({minimum_rest_days_source}).',
    offerLeaveFloor:
      'الحد الأدنى قانوناً لأيام الإجازة المدفوعة في السنة: {minimum_leave_days} ({minimum_leave_days_source}).',
    offerPapersFloor: 'جواز السفر والوثائق تبقى مع صاحبها بحكم القانون ({own_papers_source}).',
    offerAgeFloor: 'في العمل المنزلي يجب ألا يقل العمر عن {minimum_age} سنة ({minimum_age_source}).',
    offerAgeCeiling:
      'في العمل المنزلي يجب ألا يزيد العمر على {maximum_age} سنة ({maximum_age_source}).',
    offerAgeUnknown: 'العمر غير معروف، ويجب أن يكون مذكوراً في الملف قبل تقديم العرض.',
    offerStartPast: 'يجب أن تكون بداية العمل اليوم أو بعده.',
    taskNeeded: 'يرجى اختيار مهمة واحدة على الأقل.',
    termsNoContacts:
      'يرجى عدم ذكر أرقام هواتف أو عناوين بريد أو مواقع. تُتاح بيانات التواصل بعد التوظيف.',
    termsSame: 'هذه هي الشروط المعروضة نفسها. يرجى تغيير بند واحد على الأقل، أو الموافقة.',
    termsChanged: 'تغيّرت الشروط في هذه الأثناء. يرجى الاطلاع عليها من جديد.',
    termsOver: 'لم يعد هذا السؤال قائمًا، فقد انتهى الاختيار أو أُلغي.',
    termsDeclined: 'كان الرد على هذه الشروط بالرفض.',
    termsDeclinedSame: 'كان الرد على هذه الشروط نفسها بالرفض. يرجى تغييرها لطرح السؤال من جديد.',
    termsAgreedAlready: 'اتفق الطرفان على هذه الشروط.',
    termsNotYourTurn: 'الرد الآن للطرف الآخر.',
    termsPaid: 'تم الدفع بالفعل، فيبقى السؤال قائمًا إلى أن يصل الرد.',
    termsInCase: 'اتفق الطرفان، وعرض العمل قيد الإعداد ضمن إجراءات الاستقدام.',
    termsTooOften: 'تبدّلت الشروط مرات كثيرة. يرجى القبول أو الرفض، أو البدء باختيار جديد.',
    nobodyAnswers: 'لا يوجد حاليًا من يرد عن هذا الملف.',
    dealLinkUnknown: 'هذا الرابط ليس من روابطنا، أو لم يعد صالحًا.',
    dealLinkExpired: 'كان هذا الرابط صالحًا ليوم واحد وقد انقضى. يرجى تسجيل الدخول للرد.',
    dealLinkUsed: 'أدّى هذا الرابط غرضه، فقد سُجّل الرد. يرجى تسجيل الدخول للاطلاع عليه.',
    saidNo: 'كان الرد على شروطك بالرفض. لا يلزمك دفع شيء، ويمكنك طرح السؤال من جديد بشروط أخرى.',
  },
  notices,
}
