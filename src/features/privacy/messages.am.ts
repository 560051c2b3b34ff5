import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'

export const am: Translation<typeof en> = {
  errors: {
    requestAboutMissing: 'እባክዎ ስለ ምን እንደሆነ ይንገሩን',
    requestTextMissing: 'እባክዎ የሚጠይቁትን ይንገሩን',
    deletionWordWrong: 'እባክዎ DELETE ብለው ይጻፉ',
    exportUnderWay: 'የመረጃዎ ቅጂ አስቀድሞ እየተሠራ ነው።',
    noExport: 'የሚወርድ ቅጂ የለም። እባክዎ አዲስ ይጠይቁ።',
    recruitmentOpenEnds:
      'ቅጥርዎ ያበቃል፤ ለቤተሰቡም ይነገራል። ገና ካልደረሱ ቤተሰቡ የከፈለውን ገንዘብ ሙሉ በሙሉ ይመለስለታል። እርስዎ ምንም አይከፍሉም።',
  },
  archive: {
    readme: [
      'ይህ Manzil ስለ እርስዎ የያዘው ሁሉ ቅጂ ነው።',
      '',
      'data.json    የተቀመጠው፣ በየቦታው ተለይቶ፤ በማንኛውም text editor ወይም browser ይከፈታል',
      'pictures/    ፎቶዎችዎ',
      'video/       ቪዲዮዎ',
      'papers/      ሰነዶችዎ',
      'invoices/    ደረሰኞችዎ',
      'recruitment/ ሊከፍቷቸው የሚችሏቸው የቅጥርዎ ሰነዶች',
      'MISSING.txt  ሊነበቡ ያልቻሉ ፋይሎች፣ ካሉ',
      '',
      'የይለፍ ቃሎች፣ ኮዶችና ሊንኮች የሚያዙት እንደ hash ብቻ ስለሆነ አልተካተቱም።',
      '',
    ].join('\n'),
    missing: (paths) =>
      [
        'እነዚህ ፋይሎችም የእርስዎ ናቸው፤ ይህ ቅጂ ሲሠራ ሊነበቡ አልቻሉም።',
        'እባክዎ አዲስ ቅጂ ይጠይቁ፣ ወይም ይጻፉልን።',
        '',
        ...paths,
        '',
      ].join('\n'),
  },
}
