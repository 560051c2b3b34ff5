import { freshAddress } from './sign-up.ts'
import { requestVisa, sendContact } from '../src/features/enquiries/contract.ts'
import type { TestApp } from './harness.ts'

const contact = {
  firstName: ' Fatima Al Thani ',
  email: 'Fatima@Example.com',
  countryCode: '+974',
  phone: '3355 1122',
  message: 'Do you help with drivers?',
  isWorker: false,
  isEmployer: true,
}

const visa = {
  name: 'Khalid Omar',
  countryCode: '+971',
  phone: '50 123 4567',
  message: 'A nanny from Kenya',
}

const calls = { contact: [sendContact, contact], visa: [requestVisa, visa] } as const

/** Messages and visa requests, as the site’s forms send them. */
export function enquiryTools(app: TestApp) {
  const send = (
    kind: keyof typeof calls,
    change: Record<string, unknown> = {},
    address = freshAddress(),
    headers = {},
  ) => app.call(calls[kind][0], { ...calls[kind][1], ...change }, { address, headers })

  return { send }
}
