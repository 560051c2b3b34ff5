import { say } from './said-attributes.ts'

export const checkedItems = {
  identity: 'Identity',
  licence: 'Driving licence',
  medical: 'Medical certificate',
  references: 'References',
}

/** What is said of an attribute wherever it stands: in forms, files, filters and comparisons. */
export const attributes = say({
  day_off: {
    label: 'Day off',
    values: {
      Friday: 'Friday',
      Saturday: 'Saturday',
      Sunday: 'Sunday',
      Monday: 'Monday',
      Tuesday: 'Tuesday',
      Wednesday: 'Wednesday',
      Thursday: 'Thursday',
      Flexible: 'As agreed',
    },
  },
  experience_years: { label: 'Years of experience' },
  languages: { label: 'Languages' },
  in_qatar: { label: 'In Qatar now', values: { true: 'Yes', false: 'No' } },
  availability_date: { label: 'Available by' },
  has_video: { label: 'Has a video', values: { true: 'Yes', false: 'No' } },
  checked: { label: 'Checked by Manzil', values: checkedItems },
  childcare_experience_years: {
    label: 'Has cared for children',
    values: {
      newborn: 'Newborn',
      toddler: 'Toddler',
      preschool: 'Preschool',
      older: 'Older',
    },
  },
  source: { label: 'Agency or direct', values: { self: 'Direct', agency: 'Through an agency' } },
  own_room: {
    label: 'Own room',
    values: { needed: 'Needs their own room', not_needed: 'A shared room is fine' },
  },
  cuisines: {
    label: 'Cooks',
    values: {
      Arab: 'Arab food',
      Indian: 'Indian food',
      Filipino: 'Filipino food',
      European: 'European food',
      'Sri Lankan': 'Sri Lankan food',
      Other: 'Other food',
    },
  },
})
