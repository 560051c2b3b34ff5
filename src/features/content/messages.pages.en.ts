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
      'A plan opens phone, WhatsApp and e-mail of the candidates. Lists, profiles, shortlist and interviews need no plan.',
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
      'You pay on the page of the payment provider. The plan runs from that day and ends by itself.',
    capsTitle: 'Business Plan',
    capsLead:
      'Whoever recruits from abroad does so through an office licensed by the Ministry of Labour. The law caps what such an office may ask of the household: less is allowed, more is not.',
    capsCaption: 'The highest recruitment fee by nationality',
    capsCountry: 'Nationality',
    capsAmount: 'At most',
    comparisonTitle: 'Compared with other platforms',
    comparisonNote: 'What other platforms ask is as we found it, and may have changed since.',
    comparison: {
      what: 'What',
      others: 'Other platforms',
      ours: 'Manzil',
      access: 'Platform access',
      visa: 'Nanny visa',
    },
    feesTitle: 'What comes back, and what does not',
    fees: [
      'Fees for access and services are non-refundable. What the law guarantees you is untouched by that.',
      'Three months: if you end the arrangement in that time, the recruitment office returns everything that you paid to it (Decision 21/2021).',
      'Six months more: if the worker refuses to work, leaves, falls seriously ill or breaks the contract, part of it comes back.',
    ],
  },
  calculator: {
    title: 'What it costs your home',
    lead: 'Choose, and see each line. An estimate: the amounts that bind are those of your order.',
    nationality: 'Nationality',
    otherNationality: 'Another nationality',
    wage: 'Wage each month, if you know it',
    wageHint: 'Digits of either language',
    wageWrong: 'Please enter an amount such as 2,400.',
    plan: 'Access plan',
    noPlan: 'No plan',
    visa: 'Visa',
    visas: {
      service: 'Our visa service',
      private: 'I am the sponsor myself',
      none: 'None: in Qatar already',
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
    besides:
      'Beside these lines: housing, food and medical care, and a ticket home every two years.',
  },
  visa: {
    crumb: 'Visa Services',
    metaTitle: 'Visa Services | Manzil',
    metaDescription:
      'A visa for a nanny, maid, cook or driver in Qatar: what our service costs, compared with private sponsorship, and what happens step by step.',
    title: 'Visa Services',
    lead: 'A visa for the person who will help at home: one price, and each step explained before it comes.',
    offer: 'Nanny visa',
    aim: 'The days are our aim, not a promise: the authorities decide, and their dates can move.',
    compareTitle: 'Compared with private sponsorship',
    compareCaption: 'Our visa service beside private sponsorship',
    compare: {
      what: 'What',
      ours: 'Manzil',
      own: 'Private sponsorship',
      price: 'Price',
      monthly: 'Each month',
      time: 'Time',
      replacement: 'Replacement',
      free: 'Free within the first 3 months',
      yours: 'Yours to arrange',
      renewal: 'Visa renewal',
      everyTwo: 'Every 2 years',
      none: 'None',
    },
    stepsTitle: 'How the visa comes about',
    steps: [
      {
        title: 'Application',
        text: 'The household applies to the Ministry of Interior, on its site or in Metrash, and gets a reference number.',
      },
      {
        title: 'Checks in her country',
        text: 'Where there is a Qatar Visa Center, fingerprints, medical examination and contract are done there. Elsewhere she is examined at home and again in Doha.',
      },
      {
        title: 'Visa and journey',
        text: 'The visa is issued and she travels. She pays for none of this, and her salary is not touched for it.',
      },
      {
        title: 'Residence permit',
        text: 'In Doha the permit follows, and the contract is attested. Her passport is hers, before and after.',
      },
    ],
    request: 'Questions first? Ask them in the request: it binds you to nothing.',
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
      label: 'In the words of the operator',
      verified: 'verified workers',
      visas: 'visas issued',
      rating: 'star rating',
    },
    problemTitle: 'The problem',
    problem: [
      'Families choose from a photo and a line of text, and meet the person when everything is paid.',
      'Prices change from office to office, and nobody says what is the fee and what is the law.',
      'Workers pay for a place that they know nothing about.',
    ],
    solutionTitle: 'What we do instead',
    solution: [
      'Whole profiles, in the words of the worker, and an interview before anyone decides.',
      'Every price on one page, with the legal caps beside it.',
      'Workers never pay, and each decides what of her profile is shown.',
    ],
    familiesTitle: 'For families',
    families: [
      'Search by what your home needs: skills, languages, experience, salary, visa.',
      'A shortlist, interviews in Doha time, and one place that tells you what comes next.',
      'Pay for a hire once. Nobody else can hire the same person, or your payment returns to you.',
    ],
    agenciesTitle: 'For agencies',
    agencies: [
      'Your name and your licence number stand on the profiles of your candidates.',
      'Candidates come up in the same search as everyone else, by the same rules.',
      'When a licence ends, its profiles leave the list: households know whom they deal with.',
    ],
    workforceTitle: 'Workforce by nationality',
    workforceLead: 'As the database has it at this moment.',
    workforceNone: 'No candidates available at the moment.',
    technologyTitle: 'Technology that you can follow',
    technology: [
      {
        title: 'Search by rules',
        text: 'Filters do what they say and show how many people match. No hidden score decides who is shown to you.',
      },
      {
        title: 'Words as people write them',
        text: 'The search forgives small slips, accents and the many ways to write a name in Arabic.',
      },
      {
        title: 'Two languages, all of it',
        text: 'Every page, date and message in English and in Arabic, on the smallest phone, too.',
      },
    ],
    valuesTitle: 'What we hold to',
    values: [
      {
        title: 'Dignity',
        text: 'People are not goods. A profile begins with what someone can do.',
      },
      { title: 'Clear money', text: 'One currency, one amount, said before you pay.' },
      {
        title: 'Privacy',
        text: 'Phone numbers and papers never stand on a public page; of the rest, each worker decides what is shown.',
      },
      {
        title: 'The law',
        text: 'A written contract, a day of rest, wages on time, the passport in her own hands.',
      },
    ],
    closingTitle: 'Talk to us',
    closingText: 'Ask what you would like to know before you begin.',
    closingAction: 'Contact us',
    closingBrowse: 'Meet the candidates',
  },
  contact: {
    crumb: 'Contact',
    metaTitle: 'Contact | Manzil',
    metaDescription:
      'Write to Manzil: questions of households and workers about profiles, visas, prices and data.',
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
    none: 'The form is the surest way to reach us.',
    rightsTitle: 'In danger, or without your papers?',
    rights:
      'A worker who is in danger, unpaid or without her passport can call the Ministry of Labour: 16008. In an emergency: 999.',
    form: 'Write to us',
  },
  offline: {
    metaTitle: 'No connection | Manzil',
    title: 'You are not connected',
    text: 'This page has not been opened on this device before. Those below have, and open without a connection.',
    again: 'Try again',
    kept: 'Pages you have seen',
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
        'What Manzil checks of a candidate: identity, driving licence, references, medical certificate; by whom, how, and until when a mark holds.',
    },
    security: {
      crumb: 'Report a weakness',
      metaTitle: 'Report a weakness | Manzil',
      metaDescription:
        'How to tell Manzil of a weakness in its protection, what we do then, and what we ask of whoever looks for one.',
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
      `We aim at ${days} from complete papers to visa`,
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
