import { toMinor } from '../../src/platform/shared/money.ts'
import { demoAccounts } from './accounts.ts'
import { birthDate, dayFrom } from './days.ts'
import type { Person, Profile } from './person.ts'
import type { Job } from '../../src/features/profiles/field-kinds.ts'

const account = demoAccounts[1]

const abilities = {
  languages: [
    { language: 'Tagalog', speak: 'native', read: 'native', write: 'native' },
    { language: 'English', speak: 'fluent', read: 'fluent', write: 'good' },
    { language: 'Arabic', speak: 'good', read: 'basic', write: null },
  ],
  skills: ['Babycare', 'Cooking', 'Cleaning'],
  coreSkills: ['Newborn care', 'Sleep routines', 'Learning through play', 'Arabic home cooking'],
  otherSkills: ['Infant first aid', 'Birthday cakes', 'Sewing and mending'],
  positionSought: 'Nanny',
  desiredPosition: 'Nanny',
  previousPosition: 'Live-in nanny, Doha',
  experienceYears: 9,
  experienceMonths: 4,
  cuisines: ['Filipino', 'Arab'],
  childcareExperienceYears: { newborn: 3, toddler: 6, preschool: 5, older: 2 },
} satisfies Partial<Profile>

const description =
  'I come from Lipa in Batangas and have looked after children for nine years, first in Dubai and then in Doha. My last ' +
  'family had a newborn and a boy of three; when I left, the baby was in kindergarten and her brother could read. I am calm ' +
  'at night, cheerful in the morning, and I tell the parents everything that happened in the day. I cook for the children ' +
  'and, if you like, for the whole family. I am looking for a home where people speak kindly to each other and where I can ' +
  'stay for some years.'

/** The job seeker whose account can be tried: free, in Doha, with nothing left out. */
export function createDemoJobseeker(now: Date, joinedAt: Date, updatedAt: Date): Person {
  return {
    nation: 'Filipino',
    agency: null,
    look: { isWoman: true, hijab: false },
    profile: {
      fullName: account.fullName,
      phoneNumber: account.phoneNumber,
      whatsapp: account.phoneNumber,
      email: 'marisol.dimaano@mail.example',
      profileVideoKey: null,
      nationality: 'Filipino',
      gender: 'female',
      dateOfBirth: birthDate(now, 34, 120),
      age: null,
      religion: 'Christian',
      maritalStatus: 'married',
      kids: [{ gender: 'female', age: 11 }],
      heightCm: 156,
      weightKg: 54,
      currentCity: 'Doha',
      currentCountry: 'Qatar',
      currentLocation: 'Al Sadd, Doha',
      preferredLocation: 'Doha',
      visaStatus: 'valid',
      visaType: 'own_visa',
      visaExpiryDate: dayFrom(now, 310),
      ...abilities,
      workHistory: workHistory(dayFrom(now, -40).slice(0, 7)),
      workType: 'live_in',
      expectedSalaryMinor: toMinor(2400),
      availabilityDate: null,
      immediateAvailability: true,
      estimatedJoiningDate: dayFrom(now, 7),
      workingDays: 'Saturday to Thursday',
      workingHoursFrom: '07:00',
      workingHoursTo: '16:30',
      dayOff: 'Friday',
      accommodation: 'Own room in the house',
      ownRoom: 'needed',
      description,
      consentSpecialDataAt: joinedAt,
      hiddenFields: ['weight'],
      indexProfile: true,
      isPublished: true,
      wantsPublished: true,
      createdAt: joinedAt,
      updatedAt,
    },
  }
}

const unasked = { reference_name: null, reference_phone: null, has_reference: false }
const workHistory = (until: string): Job[] => [
  {
    country: 'Qatar',
    family: 'A Qatari family of six in Al Rayyan',
    children: '1, 4, 7',
    from: '2021-02',
    to: until,
    reason: 'The children go to school now',
    reference_name: 'Umm Abdulla',
    reference_phone: '+974 3300 9911',
    has_reference: true,
  },
  {
    country: 'Kuwait',
    family: 'A Lebanese couple with twins',
    children: '0, 0',
    from: '2017-07',
    to: '2020-12',
    reason: 'The family moved to Canada',
    ...unasked,
  },
]
