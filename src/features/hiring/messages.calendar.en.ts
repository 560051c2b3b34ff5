/** What a calendar file says: the server alone needs it. */
export const en = {
  summary: (name: string) => `Interview with ${name}`,
  description: 'An interview arranged on Manzil. All times are Doha time.',
  ways: {
    video: 'In the video room on Manzil',
    phone: 'By phone',
    whatsapp: 'By WhatsApp call',
    home: 'At the household’s home',
    office: 'At the agency’s office',
  },
}
