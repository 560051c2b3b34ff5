import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'

export const am: Translation<typeof en> = {
  errors: {
    profileChangedElsewhere:
      'ፕሮፋይልዎ እስከዚያው በሌላ መስኮት ተቀይሯል። የጻፉት ምንም አልጠፋም፦ አዲሱን ይመልከቱና እንደገና ያስቀምጡ።',
    expiryBeforeIssue: 'የሚያበቃበት ቀን ከተሰጠበት ቀን በፊት ነው።',
    tooManyDocuments: '50 ሰነዶች አሉዎት። እባክዎ መጀመሪያ አንዱን ይሰርዙ።',
  } as Record<string, string>,
}
