import type { Translation } from '../../platform/shared/catalogues.ts'
import type { findings as en } from './messages.findings.en.ts'

export const findings: Translation<typeof en> = {
  part: {
    profile: 'உங்கள் சுயவிவரம்',
    picture: 'உங்கள் படம்',
    video: 'உங்கள் வீடியோ',
    texts: 'நீங்கள் எழுதியது',
  },
  profile_change_asked: {
    label: 'சுயவிவரத்தில் மாற்றம் கேட்கப்படுகிறது',
    title: 'உங்கள் சுயவிவரத்தில் ஒன்றை மாற்றுங்கள்',
    text: (name, part, reason) =>
      `இதை மாற்றும்படி Manzil கேட்கிறது: ${part} (சுயவிவரம் ${name}). காரணம்: ${reason}`,
  },
  profile_hidden: {
    label: 'சுயவிவரம் மறைக்கப்பட்டது',
    title: 'உங்கள் சுயவிவரம் இப்போதைக்கு மறைக்கப்பட்டுள்ளது',
    text: (name, reason) =>
      `${name}: இந்தச் சுயவிவரத்தை இப்போது குடும்பங்கள் பார்க்க முடியாது. காரணம்: ${reason}. மாற்றிச் சேமியுங்கள்: நாங்கள் மீண்டும் பார்த்து உங்களுக்குச் சொல்வோம்.`,
  },
  profile_shown_again: {
    label: 'சுயவிவரம் மீண்டும் காட்டப்படுகிறது',
    title: 'உங்கள் சுயவிவரம் மீண்டும் காட்டப்படுகிறது',
    text: (name) => `${name}: இந்தச் சுயவிவரத்தைப் பார்த்தோம். குடும்பங்கள் அதை மீண்டும் பார்க்கலாம். நன்றி.`,
  },
  paper_rejected: {
    label: 'ஒரு ஆவணம் ஏற்கப்படவில்லை',
    title: 'ஒரு ஆவணம் ஏற்கப்படவில்லை',
    text: (name, paper, reason) =>
      `${name}: “${paper}” என்ற ஆவணம் ஏற்கப்படவில்லை: ${reason}. அதை மீண்டும் பதிவேற்றுங்கள்.`,
  },
  check_recorded: {
    label: 'ஒன்று சரிபார்க்கப்பட்டது',
    title: (badge) => badge,
    text: (name, badge, date) =>
      `${name}: இந்தச் சுயவிவரத்தில் இப்போது “${badge}” என்று உள்ளது, ${date} வரை.`,
  },
  check_withdrawn: {
    label: 'ஒரு சரிபார்ப்பு திரும்பப் பெறப்பட்டது',
    title: (badge) => `இனி காட்டப்படாது: ${badge}`,
    text: (name, badge, reason) =>
      `${name}: இந்தச் சுயவிவரத்தில் இனி “${badge}” என்று இருக்காது. காரணம்: ${reason}`,
  },
  check_expired: {
    label: 'ஒரு சரிபார்ப்பின் காலம் முடிந்தது',
    title: (badge) => `இனி காட்டப்படாது: ${badge}`,
    text: (name, badge) =>
      `${name}: இந்தச் சுயவிவரத்தில் உள்ள “${badge}” என்பதன் காலம் முடிந்தது. புதிய ஆவணத்தைப் பதிவேற்றுங்கள், நாங்கள் சரிபார்ப்போம்.`,
  },
}
