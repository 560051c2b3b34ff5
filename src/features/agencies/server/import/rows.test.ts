import { expect, test } from 'vitest'
import { checkRow, errorsOf, setting } from '../../../../../test/import-rows.ts'
import { checkRows } from './check-rows.ts'
import { clockOf, dayOf, flagOf, numberOf, phoneOf } from './cell-values.ts'
import { cellsOfProfile, headers } from './cells-of-profile.ts'
import { guessMapping } from './guess-mapping.ts'
import { nationalityWords } from './known-words.ts'
import { neutralCell, plainCell } from './neutral-cell.ts'
import { readRow } from './read-row.ts'
import { type Cell, formula } from './table.ts'
import { type ImportField, importFields } from '../../import-fields.ts'
import type { OwnProfile } from '../../../profiles/own-profile-contract.ts'

test.each([
  [dayOf, '23/05/1994', '1994-05-23'],
  [dayOf, '٢٣-٥-١٩٩٤', '1994-05-23'],
  [dayOf, new Date(Date.UTC(1994, 4, 23)), '1994-05-23'],
  [dayOf, 34477, '1994-05-23'],
  [dayOf, '12/25/1990', '1990-25-12'],
  [clockOf, '8 am', '08:00'],
  [clockOf, '١٧:٣٠', '17:30'],
  [clockOf, 0.75, '18:00'],
  [clockOf, '5 م', '17:00'],
  [numberOf, '1,800 QAR', '1800'],
  [numberOf, '١٬٨٠٠ ر.ق', '1800'],
  [numberOf, '٣٫٥', '3.5'],
  [numberOf, '5 years', '5'],
  [numberOf, 'many', 'many'],
  [phoneOf, '33001122', '+97433001122'],
  [phoneOf, '0063 917 123 4567', '+639171234567'],
  [phoneOf, 639171234567, '+639171234567'],
  [phoneOf, "'+97433001122", '+97433001122'],
  [phoneOf, '٣٣٠٠١١٢٢', '+97433001122'],
  [flagOf, 'نعم', true],
  [flagOf, 'No', false],
  [flagOf, 'perhaps', 'perhaps'],
])('%o reads %s as %s', (read: (cell: Cell) => unknown, cell, value) =>
  expect(read(cell)).toBe(value),
)

test.each(['Filipino', 'filipino', 'Filipina', 'Philippines', 'فلبينية', 'فلبيني', 'الفلبين'])(
  '%s is the Filipino nationality',
  (word) => expect(nationalityWords.find(word)).toBe('Filipino'),
)

test('columns are guessed in English, in Arabic, from the template and from what agencies call them', () => {
  expect(guessMapping(['Full Name', 'MOBILE NO.', 'D.O.B', 'Salary (QAR)', 'Foo', 'Name'])).toEqual(
    ['full_name', 'phone_number', 'date_of_birth', 'expected_salary', null, null],
  )
  expect(guessMapping(['الإسم', 'رقم الجوال', 'الجنسيّة', 'تاريخ الميلاد'])).toEqual([
    'full_name',
    'phone_number',
    'nationality',
    'date_of_birth',
  ])
  // As the template called them before.
  expect(guessMapping(['يمكنها البدء فورًا', 'توافق على حفظ البيانات الخاصة'])).toEqual([
    'immediate_availability',
    'consent_special_data',
  ])
  expect(guessMapping(headers)).toEqual([...importFields])
})

test.each([
  ['Years exp.', 'experience_years'],
  ['Exp. (yrs)', 'experience_years'],
  ['Yrs of exp', 'experience_years'],
  ['No. of years experience', 'experience_years'],
  ['Nationalty', 'nationality'],
  ['Date of brith', 'date_of_birth'],
  ['Tel. No.', 'phone_number'],
  ['Whatsapp number', 'whatsapp'],
  ['Expected Sallary', 'expected_salary'],
  ['Religon', 'religion'],
  ['What is wrong', null],
  ['Row', null],
  ['Passport no', null],
  ['Agent', null],
  ['Reference', null],
] as const)('the heading %s is taken for %s', (heading, field) =>
  expect(guessMapping([heading])).toEqual([field]),
)

const mapping: ImportField[] = [
  'full_name',
  'skills',
  'languages',
  'kids',
  'gender',
  'work_type',
  'childcare_newborn',
]
test('lists, languages, children and choices are read in both languages', () => {
  const wanted = {
    full_name: 'Ann',
    skills: ['Cooking', 'Elderly Care', 'Knitting'],
    languages: [
      { language: 'English', speak: 'fluent', read: 'good', write: '' },
      { language: 'Arabic', speak: '', read: '', write: '' },
    ],
    kids: [
      { gender: 'female', age: '5' },
      { gender: 'male', age: '8' },
    ],
    gender: 'female',
    work_type: 'live_in',
    childcare_experience_years: { newborn: '2' },
  }
  const english = [
    'Ann',
    'cooking; ELDERLY CARE; Knitting; cooking',
    'English (fluent, good, -), Arabic',
    'Girl 5; male: 8',
    'F',
    'Live in',
    '2',
  ]
  expect(readRow(english, mapping)).toEqual({ change: wanted, formulas: [] })
  const arabic = [
    'Ann',
    'الطبخ، رعاية المسنين، Knitting',
    'الانجليزية (طليق، جيد، -)؛ العربية',
    'أنثى ٥؛ ذكر ٨',
    'أنثى',
    'مقيمة',
    '٢',
  ]
  expect(readRow(arabic, mapping).change).toEqual({
    ...wanted,
    kids: [
      { gender: 'female', age: '٥' },
      { gender: 'male', age: '٨' },
    ],
    childcare_experience_years: { newborn: '2' },
  })
})

test('each field is refused by the rules and in the words of the profile form, all of a row at once', async () => {
  expect(
    await errorsOf({
      full_name: 'Ann',
      email: 'nobody',
      date_of_birth: '31/02/1990',
      gender: 'woman?',
      height: '0',
      experience_years: 'ten',
      phone_number: '12',
      work_type: 'sometimes',
      kids: 'two',
      description: formula,
      immediate_availability: 'perhaps',
      childcare_older: 'x',
    }),
  ).toEqual({
    phone_number: 'Please enter a valid phone number',
    email: 'Please enter a valid e-mail address.',
    date_of_birth: 'Please write the date as YYYY-MM-DD, or with the day first.',
    gender: 'Please choose one of the values offered.',
    height: 'This must be above 0.',
    experience_years: 'Please enter a number.',
    work_type: 'Please choose one of the values offered.',
    kids: "This value can't be used.",
    description: 'This cell holds a formula. Please put the value itself there.',
    immediate_availability: 'Please choose one of the values offered.',
    childcare_older: 'Please enter a number.',
  })
  expect(await errorsOf({ phone_number: '+97433001122' })).toEqual({
    full_name: 'This field is required.',
  })
  expect(await errorsOf({ full_name: 'Ann', phone_number: '+97412' }, 'ar')).toEqual({
    phone_number: 'يرجى إدخال رقم هاتف صحيح',
  })
  expect(await errorsOf({ full_name: 'Ann', religion: 'Muslim' })).toHaveProperty(
    'consent_special_data',
  )
  expect(await errorsOf({ full_name: 'Ann', date_of_birth: '2030-01-01' })).toEqual({
    date_of_birth: 'This date is in the future.',
  })
  expect(await errorsOf({ full_name: 'Ann', age: '17', is_published: 'yes' })).toEqual({
    is_published: 'A profile can be published from the age of 18.',
  })
  expect(await errorsOf({ full_name: 'Ann', description: 'x'.repeat(3001) }, 'ar')).toEqual({
    description: 'النص أطول من المسموح.',
  })
})

test('what only the rules know is named beside what the fields know: number, birth, consent, publishing, unknown words, below zero', async () => {
  expect(
    await errorsOf({
      phone_number: '0712',
      nationality: 'Kenian',
      date_of_birth: '2030-01-01',
      desired_position: 'Housekeeper',
      experience_years: '-3',
      childcare_newborn: '-1',
      expected_salary: 'abc',
      religion: 'Muslim',
      is_published: 'perhaps',
    }),
  ).toEqual({
    full_name: 'This field is required.',
    phone_number: 'Please enter a valid phone number',
    nationality: 'We do not know this nationality.',
    date_of_birth: 'This date is in the future.',
    desired_position: 'This position is not one of those offered: Nanny, Maid, Cook, Driver.',
    experience_years: 'This number is out of range.',
    childcare_newborn: 'This number is out of range.',
    expected_salary: 'Please enter a number.',
    consent_special_data: expect.any(String),
    is_published: 'Please choose one of the values offered.',
  })
  expect(
    await errorsOf({ full_name: 'Ann', phone_number: '12', age: '17', is_published: 'yes' }),
  ).toMatchObject({
    phone_number: expect.any(String),
  })
})

// spec: 3.3 Errors of an import
test.each([
  ['nationality', 'Kenian', ['Kenyan'], ['كينية']],
  ['nationality', 'Phillipines', ['Filipino'], ['فلبينية']],
  ['nationality', 'كينيه', [], []],
  ['nationality', 'xyzzy', [], []],
  ['desired_position', 'Housekeeper', ['Maid'], ['عاملة منزل']],
  ['desired_position', 'baby-sitter', ['Nanny'], ['مربية']],
  ['desired_position', 'Drivr', ['Driver'], ['سائق']],
  ['desired_position', 'Caregiver', [], []],
  ['gender', 'Femal', ['Female'], ['أنثى']],
  ['marital_status', 'Maried', ['Married'], ['زواج قائم']],
  ['visa_status', 'expird', ['Expired'], ['منتهية']],
] as const)(
  'for the %s “%s” the known word %j is proposed',
  async (field, word, english, arabic) => {
    const consent: Record<string, Cell> =
      field === 'marital_status' ? { consent_special_data: 'yes' } : {}
    for (const [locale, words] of [
      ['en', english],
      ['ar', arabic],
    ] as const) {
      const row = await checkRow({ full_name: 'Ann', ...consent, [field]: word }, locale)
      expect(row?.errors.flatMap(({ suggestions }) => suggestions).slice(0, 1)).toEqual(
        words.slice(0, 1),
      )
      // What is proposed is understood.
      if (words[0] !== undefined)
        expect(
          (await checkRow({ full_name: 'Ann', ...consent, [field]: words[0] }, locale))?.errors,
        ).toEqual([])
    }
  },
)

test('a row in order becomes a record, not published unless it says so', async () => {
  const row = await checkRow({
    full_name: ' Ann Lee ',
    phone_number: '33001122',
    expected_salary: 1800,
    religion: 'مسيحية',
    consent_special_data: 'نعم',
  })
  expect(row).toMatchObject({
    name: 'Ann Lee',
    errors: [],
    record: {
      fullName: 'Ann Lee',
      phoneNumber: '+97433001122',
      expectedSalaryMinor: 180_000,
      religion: 'Christian',
      isPublished: false,
    },
  })
  expect(
    (
      await checkRow({
        full_name: 'Ann',
        nationality: 'Kenyan',
        desired_position: 'Cook',
        age: 30,
        is_published: 'Yes',
      })
    )?.record?.isPublished,
  ).toBe(true)
})

test.each(['=1+1', '+974', '-5', '@cmd', '\tx', '\rx'])(
  '%j leaves as a text no program works out, and comes back as it was',
  (text) => {
    expect(neutralCell(text)).toBe(`'${text}`)
    expect(plainCell(neutralCell(text))).toBe(text)
  },
)

test.each(['en', 'ar'] as const)(
  'a profile comes back from its own cells, in the words of %s',
  async (locale) => {
    const profile = {
      ...Object.fromEntries(importFields.map((field) => [field, null])),
      full_name: '=Ann',
      phone_number: '+97433001122',
      nationality: 'Kenyan',
      gender: 'female',
      date_of_birth: '1994-05-23',
      age: 31,
      desired_position: 'Nanny',
      childcare_experience_years: { newborn: 2, older: 1 },
      skills: ['Cooking'],
      core_skills: [],
      other_skills: ['Knitting'],
      languages: [{ language: 'Swahili', speak: 'native', read: null, write: 'good' }],
      work_history: [
        {
          country: 'Kuwait',
          from: '2019-03',
          to: null,
          family: 'Loud; many | cats',
          children: '2, 5',
          reason: null,
          reference_name: null,
          reference_phone: null,
          has_reference: false,
        },
      ],
      kids: [{ gender: 'male', age: 4 }],
      religion: 'Muslim',
      marital_status: 'widowed',
      consent_special_data: true,
      hidden_fields: ['religion', 'kids'],
      expected_salary: 1750.5,
      immediate_availability: true,
      index_profile: false,
      is_published: true,
      working_hours_from: '08:00',
      height: 160.5,
    } as unknown as OwnProfile
    const cells = cellsOfProfile(profile, locale)
    const [row] = await checkRows(
      [{ number: 2, cells }],
      { mapping: importFields, dates: 'day_first', corrections: [] },
      { locale, ...setting },
    )
    expect(row?.errors).toEqual([])
    expect(row?.record).toMatchObject({
      fullName: '=Ann',
      phoneNumber: '+97433001122',
      nationality: 'Kenyan',
      gender: 'female',
      dateOfBirth: '1994-05-23',
      desiredPosition: 'Nanny',
      childcareExperienceYears: { newborn: 2, older: 1 },
      skills: ['Cooking'],
      otherSkills: ['Knitting'],
      languages: [{ language: 'Swahili', speak: 'native', read: null, write: 'good' }],
      workHistory: [
        {
          country: 'Kuwait',
          to: null,
          family: 'Loud, many / cats',
          children: '2, 5',
          reason: null,
        },
      ],
      kids: [{ gender: 'male', age: 4 }],
      religion: 'Muslim',
      maritalStatus: 'widowed',
      hiddenFields: ['religion', 'kids'],
      expectedSalaryMinor: 175_050,
      immediateAvailability: true,
      isPublished: true,
      workingHoursFrom: '08:00',
      heightCm: 160.5,
    })
  },
)

test('a wage below the law is refused in its row, with the law named', async () => {
  expect(await errorsOf({ full_name: 'Ann', expected_salary: '999' })).toEqual({
    expected_salary: 'The law asks for at least QAR 1,000 a month (Law 17/2020).',
  })
  for (const salary of ['1000', '0', ''])
    expect(await errorsOf({ full_name: 'Ann', expected_salary: salary })).toEqual({})
})

test('a level of a language that nobody knows is refused, not kept', async () => {
  expect(Object.keys(await errorsOf({ full_name: 'Ann', languages: 'English (banana)' }))).toEqual([
    'languages',
  ])
})
