import type { LegalDocument } from './document.ts'

export const security: LegalDocument = {
  title: 'Report a weakness',
  intro:
    'Manzil looks after the papers, addresses and money of people who trust it. If you find a way around its protection, you help them by telling us first. This page says how, what we do then, and what we ask of you.',
  sections: [
    {
      id: 'how',
      title: 'How to report',
      body: [
        'Write to the address that /.well-known/security.txt names, or through the [Contact page](/contact). English and Arabic are both welcome. You need no account, and you don’t have to give your name.',
        'Please tell us:',
        [
          'where it is: the address of the page or call;',
          'what you did, step by step, so that we can see the same;',
          'what somebody with bad intentions could do with it;',
          'how we can reach you with questions.',
        ],
        'Send no personal data of others. If some came into your hands, say what kind of data it was, and delete it.',
      ],
    },
    {
      id: 'what-we-do',
      title: 'What we do',
      body: [
        [
          'within 3 working days we tell you that it has arrived, and who looks after it;',
          'within 10 working days we tell you whether we see it too, and how serious we think it is;',
          'we fix what endangers people or money at once, and anything else within 90 days;',
          'we tell you when it is fixed, and name you if you wish.',
        ],
        'If personal data was reached, we tell the competent authority, and the people it may seriously harm, as Law 13 of 2016 requires.',
      ],
    },
    {
      id: 'rules',
      title: 'What we ask of you',
      body: [
        [
          'use accounts of your own, and touch nobody else’s data;',
          'stop as soon as you have shown the weakness, and take no more than that needs;',
          'no flooding, no guessing of other people’s passwords, no messages to strangers, no tricks on our staff or users;',
          'keep it to yourself until it is fixed, or 90 days have passed.',
        ],
        'If you keep to this, you have nothing to fear from us: we will take no legal steps, and will say so to anyone who asks.',
      ],
    },
    {
      id: 'what-counts',
      title: 'What counts',
      body: [
        'This website and its calls under /api. Every way to reach another person’s data, to act in their name, to take or move money, to see papers, or to stop the service for others.',
        'Not worth a report by themselves: reports of scanners without a way to use what they found, missing headers that change nothing, and services of other companies.',
      ],
    },
    {
      id: 'people-in-danger',
      title: 'If a person is in danger',
      body: [
        'This page is about software. If somebody is locked in, beaten, or has their papers withheld, use “Report” on a profile or the [Contact page](/contact), and in an emergency call 999.',
      ],
    },
  ],
}
