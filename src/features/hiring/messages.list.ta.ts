import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.list.en.ts'

// The job seeker's interviews; the list of candidates is the household's.
export const ta: Translation<typeof en> = {
  calendar: 'காலண்டரில் சேர்',
  calendarCancelled: 'காலண்டரில் இருந்து நீக்கு',
  calendarFailed: 'காலண்டர் கோப்பைப் பெற முடியவில்லை. மீண்டும் முயற்சி செய்யுங்கள்.',
  answers: {
    accepted: 'ஏற்கப்பட்டது',
    declined: 'மறுக்கப்பட்டது',
    waiting: 'இன்னும் பதில் இல்லை',
  },
  seeker: {
    title: 'நேர்காணல்கள்',
    intro: 'உங்களைச் சந்திக்க விரும்பும் குடும்பங்கள். நேரங்கள் தோஹா நேரம்.',
    loading: 'உங்கள் நேர்காணல்கள் ஏற்றப்படுகின்றன',
    failed: {
      title: 'உங்கள் நேர்காணல்களை ஏற்ற முடியவில்லை',
      text: 'உங்கள் இணைய இணைப்பைப் பார்த்து, மீண்டும் முயற்சி செய்யுங்கள்.',
    },
    empty: {
      title: 'இன்னும் நேர்காணல் இல்லை',
      text: 'ஒரு குடும்பம் உங்களைச் சந்திக்க விரும்பினால், இங்கே தெரியும், உங்களுக்கு ஒரு செய்தியும் வரும்.',
    },
    next: 'வரவிருப்பவை',
    past: 'முடிந்தவையும் ரத்தானவையும்',
    with: 'யாருடன் நேர்காணல்',
    accept: 'ஏற்கிறேன்',
    decline: 'மறுக்கிறேன்',
    acceptOf: (name) => `${name} உடன் நேர்காணலை ஏற்கிறேன்`,
    declineOf: (name) => `${name} உடன் நேர்காணலை மறுக்கிறேன்`,
    confirmDecline: 'இந்த நேர்காணலை மறுக்கிறீர்களா? குடும்பத்துக்குத் தெரிவிப்போம்; அவர்கள் வேறு நேரத்தைச் சொல்லலாம்.',
    accepted: 'நீங்கள் ஏற்றுக்கொண்டீர்கள்.',
    declined: 'நீங்கள் மறுத்துவிட்டீர்கள்.',
    waiting: 'பதில் சொல்லுங்கள்.',
    states: { scheduled: 'நேரம் முடிந்தது', held: 'நடந்தது', cancelled: 'ரத்தானது' },
    failedAnswer: 'உங்கள் பதிலை அனுப்ப முடியவில்லை. மீண்டும் முயற்சி செய்யுங்கள்.',
  },
}
