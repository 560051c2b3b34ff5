import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.server.en.ts'

export const am: Translation<typeof en> = {
  errors: {
    translationAway: 'ይህን አሁን መተርጎም አልተቻለም። እባክዎ ቆይተው እንደገና ይሞክሩ።',
    translationOff: 'መልእክቶች እዚህ አይተረጎሙም።',
    messagePrivate: 'ጸሐፊው የግል አድርጎታል፦ አይተረጎምም።',
    messageEmpty: 'እባክዎ የሆነ ነገር ይጻፉ።',
    paperNeedsContact: 'ሰነድ መላክ የሚቻለው መገናኘት ሲፈቀድላችሁ ነው፦ ተቀባይነት ካገኘ ቃለ መጠይቅ ወይም ከቅጥር በኋላ።',
    conversationEnded: 'ይህን ውይይት ሌላው ወገን አብቅቶታል።',
    conversationEndedByYou: 'ይህን ውይይት አብቅተዋል።',
    conversationBlocked: 'ሌላውን ወገን አግደዋል።',
    reportSettled: 'ይህ ሪፖርት ተፈትቷል።',
  } as Record<string, string>,
  notices: {
    message_received: {
      label: 'አዲስ መልእክት',
      title: (name) => `መልእክት ከ${name}`,
      text: (name) => `${name} ጽፈውልዎታል።`,
    },
    conversation_warning: {
      label: 'ስለ ውይይት ማስጠንቀቂያ',
      title: () => 'ስለ ውይይት ማስጠንቀቂያ',
      text: () =>
        'ሪፖርት የተደረገበትን አንድ ውይይትዎን ተመልክተናል። እዚያ የተባለው ደንቦቻችንን ይጥሳል። እንደገና ከተከሰተ አካውንትዎ ሊታገድ ይችላል።',
    },
  },
}
