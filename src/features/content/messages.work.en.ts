/** The way in for workers. */
export const work = {
  metaTitle: 'Work in a home in Qatar | Manzil',
  metaDescription:
    'For nannies, maids, cooks, drivers and caregivers: make your own profile, let households in Qatar find you, and decide for yourself. Free for workers, always.',
  badge: 'Always free for workers',
  title: 'Looking for work in a home in Qatar?',
  lead: 'Make your own profile on your phone. Households find you, ask for an interview, and you decide.',
  signUp: 'Make my profile',
  signIn: 'I have an account',
  area: 'Go to my area',
  steps: {
    title: 'How it works',
    items: [
      {
        title: 'Make your profile',
        text: 'Say what you do well, what pay you want and when you can start. A picture and a short video help most.',
      },
      {
        title: 'Meet the family',
        text: 'A household asks for an interview. You say yes or no, or suggest another time.',
      },
      {
        title: 'Agree, then begin',
        text: 'You both say yes to the same terms: pay, hours, day off. Nothing counts until you say yes.',
      },
    ],
  },
  rights: {
    title: 'Your rights',
    items: [
      'You pay nothing, at any step: no fee for a job, a visa or a contract. Anyone who asks you for money is not from Manzil.',
      'Your phone number and e-mail are never shown on a public page.',
      'Your passport is yours. Your papers are never part of your public profile.',
      'In Qatar you have a day off every week, work at most 10 hours a day, and are paid every month into your bank account.',
      'You can hide or delete your profile at any time.',
    ],
  },
}
