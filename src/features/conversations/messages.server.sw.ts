import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.server.en.ts'

export const sw: Translation<typeof en> = {
  errors: {
    translationAway: 'Hii haikuweza kutafsiriwa kwa sasa. Tafadhali jaribu tena baadaye.',
    translationOff: 'Ujumbe hautafsiriwi hapa.',
    messagePrivate: 'Mwandishi wake ameuweka siri: hautafsiriwi.',
    messageEmpty: 'Tafadhali andika kitu.',
    paperNeedsContact:
      'Hati zinaweza kutumwa mawasiliano yakifunguka: baada ya mahojiano kukubaliwa au kuajiriwa.',
    conversationEnded: 'Mazungumzo haya yamemalizwa na upande mwingine.',
    conversationEndedByYou: 'Umeyamaliza mazungumzo haya.',
    conversationBlocked: 'Umeuzuia upande mwingine.',
    reportSettled: 'Ripoti hii imeshatatuliwa.',
  },
  notices: {
    message_received: {
      label: 'Ujumbe mpya',
      title: (name) => `Ujumbe kutoka kwa ${name}`,
      text: (name) => `${name} wamekuandikia.`,
    },
    conversation_warning: {
      label: 'Onyo kuhusu mazungumzo',
      title: () => 'Onyo kuhusu mazungumzo',
      text: () =>
        'Tumeangalia mazungumzo yako yaliyoripotiwa. Yaliyosemwa humo yanavunja masharti yetu. Ikitokea tena, akaunti yako inaweza kusimamishwa.',
    },
  },
}
