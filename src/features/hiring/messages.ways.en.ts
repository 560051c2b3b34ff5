/** How one meets, and the way in: what her day says of interviews, too. */
export const ways = {
  ways: {
    label: 'How will you meet?',
    video: 'Video room',
    phone: 'Phone call',
    whatsapp: 'WhatsApp call',
    home: 'At your home',
    office: 'At the agency’s office',
    hints: {
      video: 'In your browser, here on Manzil. You don’t see each other’s number.',
      phone: 'You see each other’s number once the interview is accepted.',
      whatsapp: 'You see each other’s WhatsApp once the interview is accepted.',
      home: 'The address is shown once the interview is accepted.',
      office: 'For people from an agency.',
    },
    shown: {
      video: 'In the video room',
      phone: 'By phone',
      whatsapp: 'By WhatsApp call',
      home: 'At the household’s home',
      office: 'At the agency’s office',
    },
  },
  join: 'Join',
}
