/** The accounts that anyone may try in the demo, all with `demoPassword`. They exist nowhere else. */
export const demoAccounts = [
  { role: 'employer', phoneNumber: '+97433000001', fullName: 'Noora Al-Kuwari' },
  { role: 'jobseeker', phoneNumber: '+97433000002', fullName: 'Marisol Dimaano' },
  { role: 'agency', phoneNumber: '+97433000003', fullName: 'Lulwa Home Staff Recruitment' },
  { role: 'admin', phoneNumber: '+97433000004', fullName: 'Hamad Al-Sulaiti' },
] as const

export const demoPassword = 'manzil-demo'

/** A second household, so that two may want the same person; it has the same password. */
export const secondEmployer = {
  role: 'employer',
  phoneNumber: '+97433000005',
  fullName: 'Khalid Al-Mannai',
} as const

/** Households that nobody can sign in as: those who hired through the demo's agency. */
export const otherHouseholds = [
  { role: 'employer', phoneNumber: '+97433000006', fullName: 'Hessa Al-Marri' },
  { role: 'employer', phoneNumber: '+97433000007', fullName: 'Yousef Al-Hajri' },
  { role: 'employer', phoneNumber: '+97433000008', fullName: 'Amna Al-Sulaiti' },
  { role: 'employer', phoneNumber: '+97433000009', fullName: 'Daniel Fernandes' },
] as const

/** The agencies, the demo account's first. Licences run for years: a lapsed one takes its people off the list. */
export const demoAgencies = [
  { name: 'Lulwa Home Staff Recruitment', licenceNumber: 'MOL-R-1047', licenceYears: 4 },
  { name: 'Noor Al Bahr Manpower', licenceNumber: 'MOL-R-2216', licenceYears: 3 },
] as const

/** From where they bring people: fee in QAR, usual days. */
export const agencyOffers = [
  { agency: 0, country: 'PH', fee: 11_500, days: 45 },
  { agency: 0, country: 'LK', fee: 12_000, days: 40 },
  { agency: 0, country: 'KE', fee: 7500, days: 35 },
  { agency: 0, country: 'UG', fee: 7000, days: 50 },
  { agency: 1, country: 'PH', fee: 12_800, days: 30 },
  { agency: 1, country: 'ID', fee: 14_500, days: 60 },
  { agency: 1, country: 'IN', fee: 9800, days: 35 },
  { agency: 1, country: 'KE', fee: 8200, days: 28 },
] as const

/** Who works for them beside the demo account, which owns the first; nobody can sign in as them. */
export const agencyStaff = [
  { agency: 0, role: 'editor', phoneNumber: '+97433000010', fullName: 'Ranjith Nair' },
  { agency: 0, role: 'viewer', phoneNumber: '+97433000011', fullName: 'Maha Al-Emadi' },
  { agency: 1, role: 'owner', phoneNumber: '+97433000012', fullName: 'Saad Al-Bahr' },
  { agency: 1, role: 'editor', phoneNumber: '+97433000013', fullName: 'Liza Mendoza' },
] as const

/** What the operator says of the marketplace, as the settings' row 'claims' holds it. */
export const demoClaims = {
  shown: true,
  verified_workers: '1000+',
  nationalities: 6,
  visas_issued: '25k+',
  rating: '4.8',
} as const

/** How the demo's operator can be reached: nobody, at addresses that cannot exist. */
export const demoContact = {
  operator: { en: 'Manzil Demo W.L.L.', ar: 'منزل التجريبية ذ.م.م' },
  registration_number: null,
  licence_number: null,
  email: 'hello@manzil.example',
  phone: '+974 4000 0000',
  whatsapp: null,
  address: { en: 'Doha, Qatar', ar: 'الدوحة، قطر' },
  hours: { en: '24/7', ar: 'على مدار الساعة' },
  social: [
    { network: 'instagram', url: 'https://instagram.example/manzil' },
    { network: 'facebook', url: 'https://facebook.example/manzil' },
  ],
} as const
