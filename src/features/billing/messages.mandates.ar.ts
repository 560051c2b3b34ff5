import { plural } from '../../platform/shared/locale.ts'
import type { mandates as en } from './messages.mandates.en.ts'

/** Who brings somebody from abroad: the choice, and a no to it. */
export const mandates: typeof en = {
  mandateNotices: {
    agency_declined: {
      label: 'اعتذر مكتب',
      words: (agency, name, reason) => ({
        title: 'يرجى اختيار مكتب آخر',
        text: `اعتذر ${agency} عن استقدام ${name}: ${reason} يُعاد إليك ما دفعته مقابل ذلك. يرجى اختيار مكتب آخر.`,
      }),
    },
  },
  agency: {
    title: 'اختيار مكتب مرخّص',
    text: (name) =>
      `ملف ${name} من خارج قطر ولا يتولاه أي مكتب. بحسب القانون يتم الاستقدام عبر مكتب مرخّص من وزارة العمل، وتُدفع أتعابه للمكتب نفسه عند توقيع عقده.`,
    label: 'مكاتب مرخّصة لهذا البلد',
    cap: (amount) => `الحد الأقصى في القانون لهذا البلد ${amount}.`,
    days: (n) =>
      `نحو ${plural('ar', n, {
        one: 'يوم واحد',
        two: 'يومين',
        few: '# أيام',
        many: '# يوماً',
        other: '# يوم',
      })} حتى الوصول`,
    placements: (n) =>
      n === 0
        ? 'لم يستقدم أحداً عبر منزل بعد'
        : `استقدم ${plural('ar', n, {
            one: 'شخصاً واحداً',
            two: 'شخصين',
            few: '# أشخاص',
            many: '# شخصاً',
            other: '# شخص',
          })} عبر منزل`,
    licence: 'الترخيص',
    choose: 'اختيار هذا المكتب',
    chosen: (name) => `طُلب الاستقدام من ${name}.`,
    brings: (name) => `الاستقدام عبر ${name}`,
    change: 'تغيير',
    declined: (name) => `اعتذر ${name}`,
    nobody: 'لا يعرض أي مكتب خدمته لهذا البلد بعد',
    nobodyText: (name) =>
      `يمكنك المتابعة والاختيار لاحقاً. حتى ذلك الحين لا يبدأ أي شيء من استقدام ${name}.`,
    without: 'المتابعة دون مكتب',
    failed: 'تعذّر اختيار المكتب. يرجى المحاولة مرة أخرى.',
    loadFailed: 'تعذّر تحميل المكاتب',
  },
}

/** Why one can't choose, or decline. */
export const mandateErrors = {
  agencyNotNeeded: 'لا حاجة إلى اختيار مكتب لهذا الملف.',
  agencyChosenAlready: 'الاستقدام لدى مكتب بالفعل. لا يمكن اختيار غيره إلا إذا اعتذر.',
  agencyNotOffered: 'هذا المكتب لا يستقدم من هذا البلد حالياً. يرجى اختيار مكتب آخر.',
  mandateOver: 'لم يعد هذا الاستقدام لديكم. يرجى تحديث الصفحة.',
}
