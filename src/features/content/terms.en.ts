import type { LegalDocument } from './document.ts'

export const terms: LegalDocument = {
  title: 'Terms and Conditions',
  intro:
    'These are the rules between you and Manzil. If you open an account, you agree to them; if you only read, you agree to those about reading. Nothing in them takes away a right that the law of Qatar gives you.',
  sections: [
    {
      id: 'who-and-what',
      title: 'Who we are, and what Manzil is',
      body: [
        'Manzil is an online marketplace run by the company named on the Contact page ("we"). Households look for domestic workers; workers and licensed recruitment agencies present themselves; both meet, and agree with each other.',
        'We are not a party to the contract of employment, and we do not recruit from abroad ourselves: only offices licensed by the Ministry of Labour may do that, under their own contracts and prices. Where we help with a visa or a hire, we do what the order names, and no more.',
      ],
    },
    {
      id: 'who-may-use',
      title: 'Who may use it',
      body: [
        'You must be at least 18 years old. Workers must be between 18 and 60, as Law No. 15 of 2017 demands; beyond 60 the approval of the Ministry is needed. If you act for a company or an agency, you confirm that you may do so, and an agency must hold a valid licence for as long as it is here.',
        'Households are responsible for being allowed to sponsor: the authorities set conditions, such as family status, income and the countries from which workers may come, and these change.',
      ],
    },
    {
      id: 'your-account',
      title: 'Your account',
      body: [
        [
          'One phone number, one account. It is confirmed by a code that you tell nobody.',
          'What you enter is true, and you keep it up to date.',
          'You keep your password to yourself. What is done from your account counts as yours, until you tell us that someone else is using it.',
          'You may close your account at any time in [Your data](/account/data): at once, and erased after 30 days. While a payment, a refund, the legal guarantee of a hire or a recruitment is open, it has to be brought to its end first. Accounts that nobody signs in to for 24 months are closed in the same way; we tell you 30 and 7 days before.',
        ],
      ],
    },
    {
      id: 'profiles',
      title: 'Profiles and what people write',
      body: [
        'A profile describes one real person, who knows about it and agrees to it. Pictures and videos show that person. What you upload stays yours; you allow us to show it here for the purpose of the service.',
        'We check that a phone number belongs to the account, and we show the licence number of an agency. We do not vouch for what profiles say. Read papers, ask for references and meet before you decide.',
      ],
    },
    {
      id: 'conduct',
      title: 'How we treat each other',
      body: [
        'Not allowed here:',
        [
          'discrimination, harassment, threats, or asking for anything other than the work described;',
          'taking money from a worker, in any form and under any name;',
          'keeping a worker’s passport or other papers;',
          'offers that break the law, such as work on a visit visa;',
          'collecting data by machine, or passing contact data on;',
          'getting around the rules of the service or its protection.',
        ],
        'Anyone who does so can be warned, suspended or excluded. Where the law is broken we tell the authorities.',
      ],
    },
    {
      id: 'no-fee-for-workers',
      title: 'Workers never pay',
      body: [
        'No worker pays a fee to us, to an agency or to a household: not for a profile, not for a place, not for a visa or a ticket. The law forbids it (Law No. 14 of 2004, Article 33), and a household may not deduct such costs from wages. A worker who was asked for money should tell us and may call the Ministry of Labour (16008).',
      ],
    },
    {
      id: 'prices-and-payment',
      title: 'Prices and payment',
      body: [
        'Prices are in Qatari riyals (QAR). You see them on the Pricing page and in your order before you pay. The order counts. The fee of a licensed office for recruiting from abroad is capped by decision; it may not ask for more.',
        'You pay on our payment provider’s page. A payment counts once the provider has confirmed it to us. Access plans run from the day of payment, are paid once and do not renew by themselves.',
      ],
    },
    {
      id: 'hires',
      title: 'Selecting and hiring',
      body: [
        'Selecting a candidate opens an order. The candidate is hired when it is paid and confirmed; until then another household may hire them. If that happens you are not charged, or you get back at once what you paid for that order.',
        'Within the household, the law decides: a written contract attested by the competent department, with the Arabic text in force; wages in riyals by the third day of the following month at the latest; at most ten hours of work a day unless agreed otherwise; a paid day of rest each week; three weeks of paid leave a year; end-of-service pay; housing, food and medical care at no cost to the worker.',
      ],
    },
    {
      id: 'refunds-and-guarantee',
      title: 'Refunds and the legal guarantee',
      body: [
        'Fees that you pay to us for access and services are non-refundable, except in the cases these terms name and those where the law gives you your money back.',
        'When a licensed office recruits for you, Decision No. 21 of 2021 protects you, whatever else is written:',
        [
          'In the first three months you may end the arrangement, and the office returns everything that you paid to it.',
          'In the six months after that, if the worker refuses to work, leaves, falls chronically or critically ill or breaks the contract, the office returns what you paid less 15 % of the total for each month worked in that period and less government fees.',
          'The right is lost if the employer assaults the worker or breaks the contract.',
        ],
        'With our visa service, a replacement within the first three months costs nothing further. You may choose the guarantee of the law instead.',
      ],
    },
    {
      id: 'visa-service',
      title: 'Visa service',
      body: [
        'We prepare and accompany applications. The authorities decide, and in their own time: any days we name are our aim, not a promise. You give us true papers in time. A visa is renewed every two years. The monthly part is owed for as long as the service runs.',
      ],
    },
    {
      id: 'availability',
      title: 'The service itself',
      body: [
        'We work to keep Manzil available at all times, and may interrupt it to repair or improve it. We may change what it offers; what you have paid for is honoured or returned. Support answers around the clock as far as our people can reach you.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      body: [
        'We answer for what we do and promise. We do not answer for what users do to each other, for what they write, or for decisions of authorities. Where we are liable for slight negligence, it is limited to what you paid us for the service concerned in the last twelve months. None of this limits liability for intent, gross negligence, harm to persons, or wherever the law forbids a limit.',
      ],
    },
    {
      id: 'law-and-changes',
      title: 'Law, disputes and changes',
      body: [
        'The law of the State of Qatar applies. Speak to us first; most things can be settled. Disputes between a worker and a household go to the bodies that the law provides for labour disputes, all others to the courts of Qatar.',
        'We may change these terms. We tell you before a change that matters takes effect, and you may close your account if you do not agree. Should a part be void, the rest stays. The English and the Arabic text say the same; should they differ, the Arabic text counts.',
      ],
    },
  ],
}
