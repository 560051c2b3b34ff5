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
    lead: 'Let us help you find the perfect fit for your home in Qatar. Meet people, not listings: see what each one can do, talk to her, then decide.',
    hire: 'Hire With Ease',
    how: 'How it works',
    profiles: (n: number) => plural('en', n, { one: 'profile today', other: 'profiles today' }),
    nationalities: (n: number) => plural('en', n, { one: 'nationality', other: 'nationalities' }),
    fees: 'fees for workers',
    faces: 'Some of those who look for a home to work in',
  },
  start: {
    title: 'Find Trusted Domestic Workers Today',
    text: 'With an account you shortlist, arrange interviews and hire, all in one place.',
    action: 'START NOW',
  },
  claims: {
    label: 'In the words of the operator',
    verifiedWorkers: 'verified workers',
    visasIssued: 'visas issued',
    rating: 'star rating',
  },
  nations: { title: 'Candidates by nationality' },
  marquee: { pause: 'Pause the moving row' },
  steps: {
    title: 'How it Works',
    lead: 'From the first look to the first day, on one page that always tells you what comes next.',
    items: [
      {
        title: 'Find',
        text: 'Filter by nationality, position, age, salary and skill. Every profile says what the person can do and what she asks for.',
      },
      {
        title: 'Meet',
        text: 'Put those you like on your shortlist and arrange an interview, at an hour that suits you both.',
      },
      {
        title: 'Hire',
        text: 'Select the one who fits and pay safely. She is hired the moment your payment is confirmed.',
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
        title: 'Contacts protected',
        text: 'Phone numbers and e-mail addresses never stand on a public page.',
      },
      {
        title: 'Money protected',
        text: 'A hire counts only once the payment is confirmed, and one person is hired once: whoever comes second is not charged.',
      },
      {
        title: 'Papers private',
        text: 'Passports and certificates are never part of a public profile.',
      },
      {
        title: 'No fee for workers',
        text: 'A worker pays nothing, at any step. The law of Qatar says so, and so do we.',
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
    example: 'Example stories of the demo',
    lead: 'Nobody in this demo is real, and neither are these words. They show where the stories of real households will stand.',
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
    lead: 'Short answers, without promises that nobody can keep.',
    items: [
      {
        question: 'How are workers verified?',
        answer:
          'Whoever registers confirms her phone with a one-time code. Someone who comes through an agency shows its name and licence number on her profile. Beyond that we call nobody verified: ask for references, look at her papers and talk to her before you decide.',
      },
      {
        question: 'How do I choose the right worker?',
        answer:
          'Begin with what your home needs: children, cooking, an elderly parent, driving. Filter by skill, experience, language and salary, put a few people on your shortlist and arrange an interview with each. Agree on tasks, hours, pay and the weekly day of rest before you select anyone.',
      },
      {
        question: 'What if it does not work out? Replacement and refunds',
        answer:
          'When you hire through a licensed recruitment office, Decision 21 of 2021 of the Ministry of Labour protects you. In the first three months you can end the arrangement and get back all that you paid to the office. In the six months after that, part of it comes back if she refuses to work, leaves, falls seriously ill or breaks the contract. The right is lost if the employer mistreats her or breaks the contract. And if another household hires a candidate first, you are not charged, or you get your money back.',
      },
      {
        question: 'How do I pay?',
        answer:
          "Online, by card. Your order names one amount in Qatari riyals, and you pay it on the payment provider's own page, so your card number never reaches us. The hire counts only once the provider has confirmed the payment. Your invoice then waits in your dashboard.",
      },
      {
        question: 'Who helps with the visa?',
        answer:
          'Every profile tells you which visa the candidate has. For someone abroad the employer applies to the Ministry of Interior or through Metrash; in countries with a Qatar Visa Center the medical examination, the fingerprints and the contract are done there before the journey. Only offices licensed by the Ministry of Labour may recruit from abroad for you. The authorities decide, so we promise no number of days.',
      },
      {
        question: 'Is insurance included?',
        answer:
          'No, we do not sell insurance. Under Law 15 of 2017 the employer provides housing, food and medical care free of charge. Plan for her health cover together with the residence permit, the end-of-service payment and a ticket home every two years.',
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
