import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../src')
const files = fs
  .readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => /(messages|analytics|privacy|terms)[a-z.-]*\.en\.ts$|-texts\.ts$/.test(name))

type Words = string | ((...gaps: never[]) => string)

/** All that a module of words says in English. */
function wordsOf(value: unknown): Words[] {
  if (typeof value === 'string' || typeof value === 'function') return [value as Words]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsOf) : []
}

const english = (
  await Promise.all(
    files.map(async (name) => wordsOf(await import(pathToFileURL(path.join(root, name)).href))),
  )
).flat()
/** A text with gaps says a sentence where its source does. */
const says = (words: Words, text: string): boolean =>
  typeof words === 'string' ? words === text : String(words).includes(text)

/** What the older site promised and nobody can keep: decisions/0009. */
const notPromised =
  /AI-powered|\bAI\b|background.check|checked background|personal(ized|ised) match|within (seven|7) days of/i

/** What the specification gives to the letter and no other test names, by where it is said. */
const specified = {
  home: [
    'Find Reliable Domestic Help',
    'Explore All Profiles',
    'No candidates available at the moment.',
  ],
  list: [
    'No candidates found',
    'Try adjusting your filters to see more results',
    'Clear All Filters',
    'View Full Profile',
  ],
  profile: [
    'Candidate Not Found',
    "The candidate profile you're looking for could not be found.",
    'Failed to load candidate profile',
    'Not Specified',
    'Age not specified',
    'Domestic Helper',
    'I can help with',
    'Negotiable',
  ],
  'visa services': [
    'Replacement maid free within the first 3 months',
    'Visa renewal every 2 years',
    'Every 2 years',
  ],
  panel: [
    'Candidate Hired',
    'Candidate Selected',
    'This candidate is in your selected list. Go to Dashboard to proceed with payment.',
    'Interview Scheduled',
    'Edit Profile',
    'Direct Select',
    'Unshortlist',
    'Schedule Interview',
    'Update Schedule',
  ],
  accounts: [
    'Failed to send OTP',
    'Failed to resend OTP',
    'Registration failed',
    'Login failed. Please check your credentials.',
    'Login failed',
    'Logged in successfully',
    'Password changed successfully!',
    'Failed to update password. Please check your current password.',
    'Please enter a valid 6-digit OTP',
    'All fields are required',
    'New password and confirm password do not match',
    'New password must be at least 8 characters long',
    'New password must be different from current password',
    'Please enter a valid phone number',
    'Please request an OTP first',
    'Please enter the 6-digit OTP',
    'Invalid OTP. Please try again.',
  ],
  'the job seeker’s area': [
    'Not Set',
    'Job Seeker',
    'Loading profile...',
    'Failed to load profile data',
    'No profile data available. Please complete your profile.',
    'No description provided yet.',
    'Immediately Available',
    'Loading documents...',
    'Failed to load documents',
    'Add New Document',
    'Profile updated successfully!',
    'Failed to update profile. Please try again.',
    'Failed to upload document',
    'Failed to delete document',
    'Please select a file to upload',
    'Please upload a PDF, image, or document file',
    'File size must be less than 10MB',
    'Are you sure you want to delete this document?',
  ],
  'the household’s dashboard': [
    'No Profile Data',
    'Your profile is empty. Click the Edit button to add your information.',
    'Error Loading Profile',
    'Please try refreshing the page or contact support if the issue persists.',
    'Save Changes',
    'Saving...',
    'Saved!',
    'Data has been saved successfully!',
    'Mobile number updated successfully!',
    'No profile data to save',
    'Failed to save profile. Please try again.',
    'Failed to fetch profile',
    'Failed to schedule interview. Please try again.',
    'Failed to delete interview. Please try again.',
    'Failed to select candidate. Please try again.',
    'Failed to reject candidate. Please try again.',
    'Failed to unshortlist candidate. Please try again.',
    'Failed to shortlist candidate. Please try again.',
    'Failed to restore candidate. Please try again.',
    'Are you sure you want to delete this interview schedule?',
    'Select this candidate?',
    'Mark interview as failed and reject candidate?',
    'Directly select this candidate? This will move them to the selected list without scheduling an interview.',
    'Reject this candidate? This will remove them from all lists.',
    'Restore this candidate?',
  ],
  recruitments: [
    'Hired candidates ready for recruitment process.',
    'Sorry! No Result Found',
    'Offer Letter Management',
    'Revised Offer Letter',
    'Revised Signed Offer Letter',
    'No medical documents available',
    'No visa documents available',
    'No PCC documents',
    'No QVC documents',
    'No ticket documents',
    'No pregnancy test reports available',
    'Are you sure you want to delete this offer letter?',
    'Failed to upload offer letter',
    'Failed to delete offer letter',
    'Error loading offer letters',
  ],
  'orders and invoices': [
    'Selected candidates ready for payment. Once paid, candidates will be moved to Hired status.',
    'No selected or hired candidates found. Please select candidates from the Candidates tab first.',
    'No orders match your search criteria.',
    'Paid invoices for hired candidates. Download invoices for your records.',
    'No paid invoices found. Paid orders will appear here after payment.',
    'No invoices match your search criteria.',
    'Failed to process payment. Please try again.',
    'This will mark the candidate as hired.',
  ],
}

describe.each(Object.entries(specified))('of %s', (_, texts) => {
  // spec: 1.1 Need a Maid or Nanny in Qatar? (the badge)
  // spec: 1.2 What is not specified
  // spec: 1.8 Profile can't be loaded (the sentence)
  // spec: 2.5 Age not specified
  // spec: 2.9 Replacement free for 3 months
  test.each(texts)('is said to the letter: %s', (text) => {
    expect(english.some((words) => says(words, text))).toBe(true)
  })
})

// spec: 1.1 Other claims (personal matches, AI, checked backgrounds, seven days)
// spec: 2.1 Other claims (AI, seven days, checked backgrounds)
test('nothing is promised that the product does not do', () => {
  expect(english.map(String).filter((text) => notPromised.test(text))).toEqual([])
})
