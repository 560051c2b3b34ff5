import type { attributes as en, checkedItems as enItems } from './messages.attributes.en.ts'

export const checkedItems: typeof enItems = {
  identity: 'அடையாளம்',
  licence: 'ஓட்டுநர் உரிமம்',
  medical: 'மருத்துவச் சான்றிதழ்',
  references: 'முன்பு வேலை செய்த இடத்தின் கருத்து',
}

export const attributes: typeof en = {
  day_off: {
    label: 'விடுமுறை நாள்',
    values: {
      Friday: 'வெள்ளி',
      Saturday: 'சனி',
      Sunday: 'ஞாயிறு',
      Monday: 'திங்கள்',
      Tuesday: 'செவ்வாய்',
      Wednesday: 'புதன்',
      Thursday: 'வியாழன்',
      Flexible: 'பேசி முடிவு செய்யலாம்',
    },
  },
  experience_years: { label: 'எத்தனை வருட அனுபவம்' },
  languages: { label: 'மொழிகள்' },
  in_qatar: { label: 'இப்போது கத்தாரில்', values: { true: 'ஆம்', false: 'இல்லை' } },
  availability_date: { label: 'எப்போது வேலையைத் தொடங்கலாம்' },
  has_video: { label: 'வீடியோ உள்ளது', values: { true: 'ஆம்', false: 'இல்லை' } },
  checked: { label: 'Manzil சரிபார்த்தது', values: checkedItems },
  childcare_experience_years: {
    label: 'குழந்தைகளைப் பார்த்துக்கொண்ட அனுபவம்',
    values: {
      newborn: 'பிறந்த குழந்தை',
      toddler: 'சிறு குழந்தை',
      preschool: 'பள்ளிக்கு முந்தைய வயது',
      older: 'பெரிய குழந்தை',
    },
  },
  source: { label: 'ஏஜென்சியா, நேரடியா', values: { self: 'நேரடியாக', agency: 'ஏஜென்சி மூலம்' } },
  own_room: {
    label: 'தனி அறை',
    values: { needed: 'தனி அறை வேண்டும்', not_needed: 'அறையைப் பகிர்ந்துகொள்ளலாம்' },
  },
  cuisines: {
    label: 'சமையல்',
    values: {
      Arab: 'அரபு உணவு',
      Indian: 'இந்திய உணவு',
      Filipino: 'பிலிப்பைன்ஸ் உணவு',
      European: 'ஐரோப்பிய உணவு',
      'Sri Lankan': 'இலங்கை உணவு',
      Other: 'வேறு உணவு',
    },
  },
}
