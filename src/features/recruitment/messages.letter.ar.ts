import { plural } from '../../platform/shared/locale.ts'
import type { Letter } from './messages.letter.en.ts'

export const letter: Letter = {
  brand: 'منزل',
  title: 'عرض عمل',
  intro: (household, worker) =>
    `تعرض ${household} على ${worker} العمل في الخدمة المنزلية في دولة قطر وفق الشروط التالية.`,
  terms: 'الشروط',
  term: 'البند',
  agreed: 'المتفق عليه',
  role: 'العمل',
  wage: 'الأجر الأساسي',
  housing: 'السكن',
  food: 'الطعام',
  hours: 'ساعات العمل',
  restDay: 'يوم الراحة الأسبوعية المدفوع',
  leave: 'الإجازة السنوية المدفوعة',
  start: 'بداية العمل',
  provided: 'توفره الأسرة مجاناً',
  allowance: (amount) => `بدل قدره ${amount} شهرياً`,
  aMonth: (amount) => `${amount} شهرياً، يُدفع في موعد أقصاه اليوم الثالث من الشهر التالي`,
  hoursADay: (count) =>
    plural('ar', count, {
      one: 'ساعة واحدة يومياً كحد أقصى',
      two: 'ساعتان يومياً كحد أقصى',
      few: '# ساعات يومياً كحد أقصى',
      many: '# ساعة يومياً كحد أقصى',
      other: '# ساعة يومياً كحد أقصى',
    }),
  daysAYear: (count) =>
    plural('ar', count, {
      one: 'يوم واحد في السنة',
      two: 'يومان في السنة',
      few: '# أيام في السنة',
      many: '# يوماً في السنة',
      other: '# يوم في السنة',
    }),
  restDays: {
    friday: 'الجمعة',
    saturday: 'السبت',
    sunday: 'الأحد',
    monday: 'الاثنين',
    tuesday: 'الثلاثاء',
    wednesday: 'الأربعاء',
    thursday: 'الخميس',
    none: 'لا يوجد',
  },
  rights: 'كما تسري الأحكام التالية',
  rightsLines: [
    'تتحمل الأسرة جميع تكاليف الاستقدام والتأشيرة والسفر، ولا يُؤخذ شيء من العاملة أو من أجرها.',
    'الرعاية الطبية والأدوية مجانية، وتحتفظ العاملة بجواز سفرها.',
    'تذكرة سفر إلى الوطن كل سنتين، ومكافأة نهاية خدمة قدرها أجر ثلاثة أسابيع عن كل سنة.',
  ],
  floor: 'روجعت الشروط وفق القانون',
  rules: {
    minimum_wage: (value) => `الأجر الأساسي: ${value} ريال شهرياً على الأقل`,
    minimum_housing: (value) => `السكن: يُوفَّر، أو بدل لا يقل عن ${value} ريال شهرياً`,
    minimum_food: (value) => `الطعام: يُوفَّر، أو بدل لا يقل عن ${value} ريال شهرياً`,
    maximum_hours: (value) => `الحد الأقصى لساعات العمل في اليوم: ${value}`,
    minimum_rest_days: (value) => `أيام الراحة المدفوعة في الأسبوع (24 ساعة): ${value} على الأقل`,
    minimum_leave_days: (value) => `أيام الإجازة المدفوعة في السنة: ${value} على الأقل`,
    own_papers: (_value) => 'يبقى جواز السفر والوثائق مع العاملة',
    minimum_age: (value) => `الحد الأدنى لعمر العاملة: ${value}`,
    maximum_age: (value) => `الحد الأقصى لعمر العاملة: ${value}`,
  },
  attestation: 'ما يلزم بعد ذلك',
  attestationText:
    'هذا العرض ليس عقد العمل. يجب أن يُحرَّر العقد من ثلاث نسخ وأن تصدّقه وزارة العمل، ونصه العربي هو المعتمد.',
  household: 'الأسرة',
  worker: 'العاملة',
}
