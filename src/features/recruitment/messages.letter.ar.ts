import { plural } from '../../platform/shared/locale.ts'
import { words } from '../agreements/messages.words.ar.ts'
import type { Letter } from './messages.letter.en.ts'

export const letter: Letter = {
  isAlsoReadIn: () => false,
  brand: 'منزل',
  title: 'عرض عمل',
  intro: (household, worker) =>
    `عرض من ${household} إلى ${worker} للعمل في الخدمة المنزلية في دولة قطر وفق الشروط التالية.`,
  terms: 'الشروط',
  term: 'البند',
  agreed: 'المتفق عليه',
  role: words.names.role,
  tasks: words.names.tasks,
  otherTasks: words.names.other_tasks,
  taskNames: words.tasks,
  room: words.names.room,
  rooms: words.rooms,
  papers: words.names.own_papers,
  keepsPapers: words.keepsPapers,
  wage: 'الأجر الأساسي',
  housing: words.names.housing,
  food: words.names.food,
  hours: 'ساعات العمل',
  restDay: words.names.rest_day,
  leave: 'الإجازة السنوية المدفوعة',
  start: words.names.start_on,
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
  restDays: words.restDays,
  rights: 'كما تسري الأحكام التالية',
  rightsLines: [
    'تتحمل الأسرة جميع تكاليف الاستقدام والتأشيرة والسفر، ولا يُؤخذ شيء من الطرف الموظَّف أو من الأجر.',
    'الرعاية الطبية والأدوية مجانية، ويبقى جواز السفر مع صاحبه.',
    'تذكرة سفر إلى الوطن كل سنتين، ومكافأة نهاية خدمة قدرها أجر ثلاثة أسابيع عن كل سنة.',
  ],
  floor: 'روجعت الشروط وفق القانون',
  rules: words.rules,
  attestation: 'ما يلزم بعد ذلك',
  attestationText:
    'هذا العرض ليس عقد العمل. يجب أن يُحرَّر العقد من ثلاث نسخ وأن تصدّقه وزارة العمل، ونصه العربي هو المعتمد.',
  household: 'الأسرة',
  worker: 'الطرف الموظَّف',
}
