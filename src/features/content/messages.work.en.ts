/** The way in for workers. */
export const work = {
  metaTitle: 'Work in a home in Qatar | Manzil',
  metaDescription:
    'For nannies, maids, cooks, drivers and caregivers: make your own profile, let households in Qatar find you, and decide for yourself. Free for workers, always.',
  badge: 'For workers: free, always',
  title: 'Looking for work in a home in Qatar?',
  lead: 'Make your own profile on your phone. Households find you, ask for an interview, and you decide.',
  signUp: 'Make my profile',
  signIn: 'I have an account',
  area: 'To my area',
  steps: {
    title: 'How it goes',
    items: [
      {
        title: 'Make your profile',
        text: 'Tell what you do well, what pay you ask for and when you can start. A picture and a short video help most.',
      },
      {
        title: 'Meet the family',
        text: 'A household asks for an interview. You say yes or no, or propose another hour.',
      },
      {
        title: 'Agree, then begin',
        text: 'You both say yes to the same terms: pay, hours, day off. Nothing counts before your yes.',
      },
    ],
  },
  rights: {
    title: 'What is yours',
    items: [
      'You pay nothing, at any step: no fee for a job, a visa or a contract. Whoever asks you for money is not from Manzil.',
      'Your phone number and e-mail never stand on a public page.',
      'Your passport is yours. Your papers are never part of your public profile.',
      'In Qatar a domestic worker has a weekly day of rest and at most 10 hours of work a day, and her pay each month into her bank account.',
      'You can hide or delete your profile at any time.',
    ],
  },
}
