import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'

export const si: Translation<typeof en> = {
  errors: {
    requestAboutMissing: 'මේක මොකක් ගැනද කියලා ලියන්න',
    requestTextMissing: 'ඔබ ඉල්ලන්නේ මොකක්ද කියලා ලියන්න',
    deletionWordWrong: 'DELETE කියලා ලියන්න',
    exportUnderWay: 'ඔබේ තොරතුරුවල පිටපතක් දැනටමත් හදනවා.',
    noExport: 'බාගන්න පිටපතක් නැහැ. අලුත් එකක් ඉල්ලන්න.',
    recruitmentOpenEnds:
      'ඔබේ බඳවා ගැනීම ඉවර වෙනවා, පවුලට දන්වනවා. ඔබ තාම ඇවිත් නැත්නම්, පවුල ගෙවපු සල්ලි ඔක්කොම ආපසු ලැබෙනවා. ඔබ මොනවත් ගෙවන්නේ නැහැ.',
  },
  archive: {
    readme: [
      'මේ Manzil ඔබ ගැන තියාගෙන ඉන්න හැම දේකම පිටපතක්.',
      '',
      'data.json    තියාගෙන ඉන්න දේ, අදාළ තැන අනුව; ඕනම text editor එකකින් හරි බ්‍රවුසරයකින් හරි අරින්න පුළුවන්',
      'pictures/    ඔබේ පින්තූර',
      'video/       ඔබේ වීඩියෝ එක',
      'papers/      ඔබේ ලියකියවිලි',
      'invoices/    ඔබේ බිල්පත්',
      'recruitment/ ඔබට අරින්න පුළුවන් බඳවා ගැනීමේ ලියකියවිලි',
      'MISSING.txt  කියවන්න බැරි වුණු ෆයිල්, තියෙනවා නම්',
      '',
      'මුරපද, කේත සහ ලින්ක් තියාගෙන ඉන්නේ hash විදිහට විතරයි. ඒවා මෙතන නැහැ.',
      '',
    ].join('\n'),
    missing: (paths) =>
      [
        'මේ ෆයිල් ටිකත් ඔබේ, ඒත් මේ පිටපත හදද්දී කියවන්න බැරි වුණා.',
        'අලුත් පිටපතක් ඉල්ලන්න, නැත්නම් අපිට ලියන්න.',
        '',
        ...paths,
        '',
      ].join('\n'),
  },
}
