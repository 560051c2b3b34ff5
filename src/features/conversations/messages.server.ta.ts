import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.server.en.ts'

export const ta: Translation<typeof en> = {
  errors: {
    translationAway: 'இப்போது இதை மொழிபெயர்க்க முடியவில்லை. பிறகு மீண்டும் முயற்சி செய்யுங்கள்.',
    translationOff: 'இங்கே செய்திகள் மொழிபெயர்க்கப்படுவதில்லை.',
    messagePrivate: 'எழுதியவர் இதைத் தனிப்பட்டதாக வைத்துள்ளார்: இது மொழிபெயர்க்கப்படாது.',
    messageEmpty: 'ஏதாவது எழுதுங்கள்.',
    paperNeedsContact:
      'ஒருவரை ஒருவர் தொடர்புகொள்ள முடிந்த பிறகே ஆவணங்களை அனுப்பலாம்: நேர்காணலை ஏற்ற பிறகு, அல்லது வேலைக்கு எடுத்த பிறகு.',
    conversationEnded: 'மற்றவர் இந்த உரையாடலை முடித்துவிட்டார்.',
    conversationEndedByYou: 'நீங்கள் இந்த உரையாடலை முடித்துவிட்டீர்கள்.',
    conversationBlocked: 'நீங்கள் மற்றவரைத் தடுத்துவிட்டீர்கள்.',
    reportSettled: 'இந்தப் புகார் முடித்து வைக்கப்பட்டது.',
  } as Record<string, string>,
  notices: {
    message_received: {
      label: 'ஒரு புதிய செய்தி',
      title: (name) => `புதிய செய்தி: ${name}`,
      text: (name) => `${name} உங்களுக்கு எழுதியுள்ளார்.`,
    },
    conversation_warning: {
      label: 'ஒரு உரையாடலைப் பற்றிய எச்சரிக்கை',
      title: () => 'ஒரு உரையாடலைப் பற்றிய எச்சரிக்கை',
      text: () =>
        'உங்கள் உரையாடல் ஒன்றைப் பற்றிப் புகார் வந்தது, அதை நாங்கள் பார்த்தோம். அங்கே சொன்னது எங்கள் விதிமுறைகளுக்கு எதிரானது. மீண்டும் நடந்தால், உங்கள் கணக்கு நிறுத்தி வைக்கப்படலாம்.',
    },
  },
}
