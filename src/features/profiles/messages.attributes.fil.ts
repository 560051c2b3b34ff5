import type { attributes as en, checkedItems as enItems } from './messages.attributes.en.ts'

export const checkedItems: typeof enItems = {
  identity: 'Pagkakakilanlan',
  licence: 'Driving license',
  medical: 'Medical certificate',
  references: 'Dating employer',
}

export const attributes: typeof en = {
  day_off: {
    label: 'Day off',
    values: {
      Friday: 'Biyernes',
      Saturday: 'Sabado',
      Sunday: 'Linggo',
      Monday: 'Lunes',
      Tuesday: 'Martes',
      Wednesday: 'Miyerkoles',
      Thursday: 'Huwebes',
      Flexible: 'Ayon sa usapan',
    },
  },
  experience_years: { label: 'Taon ng karanasan' },
  languages: { label: 'Mga wika' },
  in_qatar: { label: 'Nasa Qatar ngayon', values: { true: 'Oo', false: 'Hindi' } },
  availability_date: { label: 'Available bago ang' },
  has_video: { label: 'May video', values: { true: 'Oo', false: 'Wala' } },
  checked: { label: 'Sinuri ng Manzil', values: checkedItems },
  childcare_experience_years: {
    label: 'Nakapag-alaga na ng bata',
    values: {
      newborn: 'Bagong silang',
      toddler: 'Maliit na bata',
      preschool: 'Preschool',
      older: 'Mas malaki',
    },
  },
  source: { label: 'Agency o direkta', values: { self: 'Direkta', agency: 'Sa agency' } },
  own_room: {
    label: 'Sariling kuwarto',
    values: { needed: 'Sariling kuwarto', not_needed: 'Puwede ang may kasama sa kuwarto' },
  },
  cuisines: {
    label: 'Mga niluluto',
    values: {
      Arab: 'Lutong Arabo',
      Indian: 'Lutong Indian',
      Filipino: 'Lutong Pinoy',
      European: 'Lutong European',
      'Sri Lankan': 'Lutong Sri Lankan',
      Other: 'Iba pang luto',
    },
  },
}
