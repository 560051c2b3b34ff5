import { plural } from '../../platform/shared/locale.ts'

export const en = {
  meta: {
    title: 'Nannies, maids, cooks and drivers in Qatar | Manzil',
    description:
      'Let us help you find the perfect fit for your home in Qatar. Read real profiles, meet people in an interview, hire with one clear price.',
  },
  hero: {
    badge: 'Find Reliable Domestic Help',
    kinds: 'Live-in, live-out, part-time or full-time',
    title: 'Need a Maid or Nanny in Qatar?',
    lead: 'Let us help you find the perfect fit for your home in Qatar. Meet people, not listings: see what they can do, talk to them, then decide.',
    hire: 'Hire With Ease',
    how: 'How it works',
    profiles: (n: number) => plural('en', n, { one: 'profile today', other: 'profiles today' }),
    nationalities: (n: number) => plural('en', n, { one: 'nationality', other: 'nationalities' }),
    fees: 'fees for workers',
    faces: 'Some of the people looking for work in a home',
  },
  start: {
    title: 'Find Trusted Domestic Workers Today',
    text: 'Create an account to shortlist, interview and hire, all in one place.',
    action: 'START NOW',
  },
  claims: {
    label: 'What Manzil says about itself',
    verifiedWorkers: 'verified workers',
    visasIssued: 'visas issued',
    rating: 'star rating',
  },
  nations: { title: 'Candidates by nationality' },
  marquee: { pause: 'Pause the moving row' },
  steps: {
    title: 'How it Works',
    lead: 'From the first look to the first day, on one page that always shows what comes next.',
    items: [
      {
        title: 'Find',
        text: 'Filter by nationality, position, age, salary and skill. Every profile says what the person can do and what they ask for.',
      },
      {
        title: 'Meet',
        text: 'Add the people you like to your shortlist and arrange an interview at a time that suits you both.',
      },
      {
        title: 'Hire',
        text: 'Select the right person and pay safely. The hire counts as soon as your payment is confirmed.',
      },
    ],
  },
  trust: {
    title: 'Trust & Care',
    lead: 'A home is built on trust, for the family who lives in it and for the person who works in it.',
    turn: 'Turn the card over',
    back: 'Meet before you decide',
    backText:
      'Talk about the tasks, the hours, the day off and the pay before anyone says yes. A good match is one that both of you choose.',
    more: 'Explore More',
    features: [
      {
        title: 'Private contact details',
        text: 'Phone numbers and e-mail addresses are never shown on a public page.',
      },
      {
        title: 'Your money is safe',
        text: 'A hire counts only once your payment is confirmed. Nobody can be hired twice: if someone else was first, you are not charged.',
      },
      {
        title: 'Private papers',
        text: 'Passports and certificates are never part of a public profile.',
      },
      {
        title: 'No fee for workers',
        text: 'Workers pay nothing, at any step. Qatari law says so, and so do we.',
      },
    ],
  },
  explore: {
    title: 'Explore Our All Candidates',
    lead: (n: number) =>
      `The newest of ${plural('en', n, { one: '# profile', other: '# profiles' })}`,
    all: 'Explore All Profiles',
    none: 'No candidates available at the moment.',
  },
  stories: {
    title: 'Testimonials',
    example: 'Example stories for the demo',
    lead: 'Nobody in this demo is real, and neither are these words. They show where real stories will go.',
    items: [
      {
        name: 'Mariam',
        place: 'Family of five, The Pearl',
        quote:
          'We met three nannies in one week without leaving the house. The children chose, really.',
      },
      {
        name: 'Joseph',
        place: 'New parents, Lusail',
        quote:
          'The salary was on the profile from the start. Nobody came with a second price at the end.',
      },
      {
        name: 'Hessa',
        place: 'Caring for her mother, Al Rayyan',
        quote:
          'I looked for patience, and I could read how long she had cared for others before I called.',
      },
      {
        name: 'Daniel',
        place: 'Two jobs, one toddler, West Bay',
        quote: 'I arranged the interview at midnight and had the answer by breakfast.',
      },
      {
        name: 'Rosalie',
        place: 'Nanny, Al Wakrah',
        quote: 'I wrote my profile myself. The family knew me before the first day.',
      },
      {
        name: 'Abdulla',
        place: 'Household of eight, Al Khor',
        quote:
          'One page told me who had to do what next. My wife and I stopped calling each other about it.',
      },
    ],
  },
  faq: {
    title: 'Questions people ask',
    lead: 'Short answers, and no promises that nobody can keep.',
    items: [
      {
        question: 'How are workers verified?',
        answer:
          'Everyone who registers confirms a phone number with a one-time code. If an agency supplies someone, its name and licence number are on the profile. Beyond that we call nobody verified: ask for references, look at the papers and talk to each other before you decide.',
      },
      {
        question: 'How do I choose the right worker?',
        answer:
          'Begin with what your home needs: children, cooking, an elderly parent, driving. Filter by skill, experience, language and salary, put a few people on your shortlist and arrange an interview with each. Agree on tasks, hours, pay and the weekly day off before you select anyone.',
      },
      {
        question: 'What if it does not work out? Replacement and refunds',
        answer:
          'When you hire through a licensed recruitment office, Decision 21 of 2021 of the Ministry of Labour protects you. In the first three months you can end the arrangement and get back everything you paid the office. In the six months after that, you get part of it back if the worker refuses to work, leaves, falls seriously ill or breaks the contract. You lose this right if you mistreat the worker or break the contract. And if another household hires your candidate first, you are not charged, or you get your money back.',
      },
      {
        question: 'How do I pay?',
        answer:
          "Online, by card. Your order names one amount in Qatari riyals, and you pay it on the payment provider's own page, so your card number never reaches us. The hire counts only once the provider has confirmed the payment. Your invoice then waits in your dashboard.",
      },
      {
        question: 'Who helps with the visa?',
        answer:
          'Every profile tells you which visa the candidate has. For someone abroad the employer applies to the Ministry of Interior or through Metrash; in countries with a Qatar Visa Center the medical tests, the fingerprints and the contract are done there before the journey. Only offices licensed by the Ministry of Labour may recruit from abroad for you. The authorities decide, so we can’t promise a number of days.',
      },
      {
        question: 'Is insurance included?',
        answer:
          'No, we do not sell insurance. Under Law 15 of 2017 the employer provides housing, food and medical care free of charge. Plan for health cover together with the residence permit, the end-of-service payment and a ticket home every two years.',
      },
    ],
  },
  closing: {
    title: 'Someone is looking for a home like yours',
    text: 'See who is there today. Looking costs nothing.',
    browse: 'Meet the candidates',
    work: 'I am looking for work',
  },
}
