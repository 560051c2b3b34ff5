import { plural } from '../../platform/shared/locale.ts'

/** Texts of the information pages, apart from those of the home page. */
export const en = {
  crumbs: { label: 'You are here', home: 'Home' },
  pricing: {
    crumb: 'Pricing',
    metaTitle: 'Pricing | Manzil',
    metaDescription:
      'Access plans, the legal caps on recruitment fees by country, and a calculator that shows what a household in Qatar pays, line by line.',
    title: 'Pricing',
    lead: 'What a household pays, line by line. The worker never pays, at any step.',
    plansTitle: 'Access Plan',
    plansLead:
      'A plan shows you candidates’ phone, WhatsApp and e-mail. You can browse, shortlist and interview without one.',
    plans: {
      basic: { name: 'Basic', features: ['2 weeks access'] },
      standard: { name: 'Standard', features: ['1 month access'] },
      premium: {
        name: 'Premium',
        features: ['2 months access', 'Dedicated consultant', 'Shortlisting by our team'],
      },
    },
    everyPlan: ['One-time payment', 'No auto-renewal'],
    newProfiles: '30+ new profiles daily',
    mostPopular: 'MOST POPULAR',
    plansNote:
      'You pay on our payment provider’s page. The plan starts that day and ends by itself.',
    capsTitle: 'Business Plan',
    capsLead:
      'To hire from abroad, you go through an office licensed by the Ministry of Labour. The law caps its fee: the office may charge you less, but never more.',
    capsCaption: 'The highest recruitment fee by nationality',
    capsCountry: 'Nationality',
    capsAmount: 'At most',
    comparisonTitle: 'Compared with other platforms',
    comparisonNote: 'Other platforms’ prices are as we found them, and may have changed since.',
    comparison: {
      what: 'What',
      others: 'Other platforms',
      ours: 'Manzil',
      access: 'Platform access',
      visa: 'Nanny visa',
    },
    feesTitle: 'What you get back, and what you don’t',
    fees: [
      'Fees for access and services are non-refundable. Your rights by law are not affected.',
      'The first three months: if you end the arrangement, the recruitment office returns everything you paid it (Decision 21/2021).',
      'The next six months: if the worker refuses to work, leaves, falls seriously ill or breaks the contract, you get part of it back.',
    ],
  },
  calculator: {
    title: 'What it costs your home',
    lead: 'Choose, and see every line. This is an estimate: your order has the final amounts.',
    nationality: 'Nationality',
    otherNationality: 'Another nationality',
    wage: 'Wage each month, if you know it',
    wageHint: 'English or Arabic digits',
    wageWrong: 'Please enter an amount such as 2,400.',
    plan: 'Access plan',
    noPlan: 'No plan',
    visa: 'Visa',
    visas: {
      service: 'Our visa service',
      private: 'I am the sponsor myself',
      none: 'None: already in Qatar',
    },
    work: 'Work it out',
    caption: 'What a household pays',
    line: 'Line',
    amount: 'Amount',
    lines: { worker: 'The worker pays' },
    notes: { worker: 'Nothing, by law and by our rules' },
    once: 'Once',
    onceAtMost: 'Once, at most',
    monthly: 'Each month',
    besides: 'You also provide housing, food and medical care, and a ticket home every two years.',
  },
  visa: {
    crumb: 'Visa Services',
    metaTitle: 'Visa Services | Manzil',
    metaDescription:
      'A visa for a nanny, maid, cook or driver in Qatar: what our service costs, compared with private sponsorship, and what happens step by step.',
    title: 'Visa Services',
    lead: 'A visa for the person who will help at home: one price, and every step explained in advance.',
    offer: 'Nanny visa',
    aim: 'The number of days is our aim, not a promise: the authorities decide, and their dates can change.',
    compareTitle: 'Compared with private sponsorship',
    compareCaption: 'Our visa service compared with private sponsorship',
    compare: {
      what: 'What',
      ours: 'Manzil',
      own: 'Private sponsorship',
      price: 'Price',
      monthly: 'Each month',
      time: 'Time',
      replacement: 'Replacement',
      free: 'Free within the first 3 months',
      yours: 'You arrange it',
      renewal: 'Visa renewal',
      everyTwo: 'Every 2 years',
      none: 'None',
    },
    stepsTitle: 'How you get the visa',
    steps: [
      {
        title: 'Application',
        text: 'The household applies to the Ministry of Interior, on its site or in Metrash, and gets a reference number.',
      },
      {
        title: 'Checks in the home country',
        text: 'Where there is a Qatar Visa Center, fingerprints, medical tests and the contract are done there. Elsewhere the medical tests are done at home and again in Doha.',
      },
      {
        title: 'Visa and journey',
        text: 'The visa is issued, and the journey begins. The worker pays for none of this, and nothing is taken from the salary.',
      },
      {
        title: 'Residence permit',
        text: 'The permit follows in Doha, and the contract is attested. The passport always stays with its owner.',
      },
    ],
    request: 'Questions first? Ask them in your request. There is no obligation.',
  },
  about: {
    crumb: 'About',
    metaTitle: 'About | Manzil',
    metaDescription:
      'Manzil brings households in Qatar and domestic workers together: one clear price, interviews before decisions, no fee for workers.',
    title: 'A home is where people look after each other',
    lead: 'Manzil brings households in Qatar together with the nannies, maids, cooks, drivers and caregivers who help at home. Both sides choose.',
    stats: {
      fees: 'fees for workers',
      label: 'In figures',
    },
    claims: {
      label: 'What Manzil says about itself',
      verified: 'verified workers',
      visas: 'visas issued',
      rating: 'star rating',
    },
    problemTitle: 'The problem',
    problem: [
      'Families choose from a photo and a line of text, and only meet the person once everything is paid.',
      'Prices change from office to office, and nobody says what is a fee and what is the law.',
      'Workers pay for a job they know nothing about.',
    ],
    solutionTitle: 'What we do instead',
    solution: [
      'Full profiles in the workers’ own words, and an interview before anyone decides.',
      'Every price on one page, next to the legal caps.',
      'Workers never pay, and they decide what their profile shows.',
    ],
    familiesTitle: 'For families',
    families: [
      'Search by what your home needs: skills, languages, experience, salary, visa.',
      'A shortlist, interviews in Doha time, and one place that tells you what comes next.',
      'Pay for a hire once. Nobody else can hire the same person. If someone was first, you get your money back.',
    ],
    agenciesTitle: 'For agencies',
    agencies: [
      'Your name and licence number are on your candidates’ profiles.',
      'Candidates come up in the same search as everyone else, by the same rules.',
      'When a licence ends, its profiles leave the list, so households know who they are dealing with.',
    ],
    workforceTitle: 'Workforce by nationality',
    workforceLead: 'As it is right now.',
    workforceNone: 'No candidates available at the moment.',
    technologyTitle: 'Technology you can understand',
    technology: [
      {
        title: 'Search by rules',
        text: 'Filters do what they say and show how many people match. No hidden score decides who you see.',
      },
      {
        title: 'Words as people write them',
        text: 'The search forgives small slips, accents and the many ways to write a name in Arabic.',
      },
      {
        title: 'Everything in two languages',
        text: 'Every page, date and message in English and Arabic, even on the smallest phone.',
      },
    ],
    valuesTitle: 'What we stand for',
    values: [
      {
        title: 'Dignity',
        text: 'People are not goods. A profile begins with what someone can do.',
      },
      { title: 'Clear money', text: 'One currency, one amount, said before you pay.' },
      {
        title: 'Privacy',
        text: 'Phone numbers and papers are never shown on a public page. Workers decide what else is.',
      },
      {
        title: 'The law',
        text: 'A written contract, a day of rest, wages on time, and the passport with its owner.',
      },
    ],
    closingTitle: 'Talk to us',
    closingText: 'Ask us anything before you begin.',
    closingAction: 'Contact us',
    closingBrowse: 'Meet the candidates',
  },
  contact: {
    crumb: 'Contact',
    metaTitle: 'Contact | Manzil',
    metaDescription:
      'Write to Manzil with your questions about profiles, visas, prices and your data.',
    title: 'Contact',
    lead: 'A question, a complaint, something that does not work: write to us. A person reads it.',
    ways: 'Contact information',
    email: 'E-mail',
    phone: 'Phone',
    whatsapp: 'WhatsApp',
    address: 'Address',
    hours: 'Support',
    operator: 'Operator',
    registration: 'Commercial registration',
    licence: 'Licence',
    social: 'Follow us',
    networks: {
      facebook: 'Facebook',
      instagram: 'Instagram',
      x: 'X',
      linkedin: 'LinkedIn',
      tiktok: 'TikTok',
      youtube: 'YouTube',
      snapchat: 'Snapchat',
    },
    none: 'The form is the best way to reach us.',
    rightsTitle: 'In danger, or without your papers?',
    rights:
      'If you work in a home and are in danger, unpaid or without your passport, call the Ministry of Labour: 16008. In an emergency: 999.',
    form: 'Write to us',
  },
  documents: {
    contents: 'Contents',
    progress: 'How far you have read',
    privacy: {
      crumb: 'Privacy Policy',
      metaTitle: 'Privacy Policy | Manzil',
      metaDescription:
        'What personal data Manzil keeps, why, for how long, who sees it, and how to see, correct or delete yours. Law 13 of 2016 of Qatar.',
    },
    /** Under how data is protected. */
    report: 'Have you found a weakness? [Here is how to report it](/security).',
    checks: {
      crumb: 'How we check',
      metaTitle: 'How we check | Manzil',
      metaDescription:
        'What Manzil checks about a candidate: identity, driving licence, references, medical certificate. Who checks, how, and how long a mark is valid.',
    },
    security: {
      crumb: 'Report a weakness',
      metaTitle: 'Report a weakness | Manzil',
      metaDescription:
        'How to report a security weakness to Manzil, what we do about it, and what we ask of you.',
    },
    terms: {
      crumb: 'Terms and Conditions',
      metaTitle: 'Terms and Conditions | Manzil',
      metaDescription:
        'The rules between Manzil, households and workers: accounts, fees, hires, refunds and the guarantee of Qatari law.',
    },
  },
  /** Filled in by the loaders. */
  filled: {
    ask: (plan: string) => `Choose ${plan}`,
    signInFirst: (plan: string) => `Sign in to choose the ${plan} plan.`,
    signUpFirst: (plan: string) => `Sign up to choose the ${plan} plan.`,
    askMessage: (plan: string) =>
      `I would like the ${plan} access plan. Please tell me the next step.`,
    capsSource: (decision: string, date: string) =>
      `Decision ${decision}, in force since ${date}. For other nationalities no cap is published: agree on the amount in writing before you pay.`,
    from: (amount: string) => `from ${amount}`,
    atLeast: (amount: string) => `${amount}+`,
    perMonth: (amount: string) => `+ ${amount} per month`,
    points: (days: string) => [
      `We aim for ${days} from complete papers to visa`,
      'Replacement maid free within the first 3 months',
      'Visa renewal every 2 years',
    ],
    days: (n: number) => plural('en', n, { one: '# day', other: '# days' }),
    aimed: (days: string) => `${days}, our aim`,
    about: (days: string) => `about ${days}`,
    profiles: (n: number) => plural('en', n, { one: 'profile today', other: 'profiles today' }),
    nationalities: (n: number) => plural('en', n, { one: 'nationality', other: 'nationalities' }),
    people: (n: number) => plural('en', n, { one: '# person', other: '# people' }),
    updated: (date: string) => `Last updated: ${date}`,
  },
}
