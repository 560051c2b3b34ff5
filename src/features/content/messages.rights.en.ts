/** What a worker is owed and what she never pays, with whom to call. */
export const rights = {
  law: {
    metaTitle: 'Your rights when you work in a home in Qatar | Manzil',
    metaDescription:
      'What the law of Qatar gives you when you work in a home: pay, hours, day off, leave, your passport, and who to call.',
    title: 'Your rights',
    lead: 'If you work in a home in Qatar, the law gives you this.',
    items: [
      'A written contract. Read it, or have it read to you, before you agree.',
      'Your full pay every month, into your bank account.',
      'At most 10 hours of work a day. Time to rest, eat and pray is extra.',
      'One paid day off every week, and three weeks of paid leave every year.',
      'Food, a place to live and medical care, free of charge.',
      'Your passport stays with you. Nobody may keep it.',
    ],
  },
  fees: {
    metaTitle: 'Workers pay no fees | Manzil',
    metaDescription:
      'Nobody may ask you for money for a job, a visa, a ticket or papers. Who pays for what when you work in a home in Qatar.',
    title: 'You pay nothing',
    lead: 'Nobody may ask you for money for a job. The household pays.',
    items: [
      'Manzil is free for you, always.',
      'The household pays for your visa, your medical tests and your ticket to Qatar.',
      'Nobody may take these costs from your pay.',
      'If someone asks you for money, do not pay. Call the Ministry of Labour: 16008.',
    ],
  },
  help: {
    title: 'If something is wrong',
    items: [
      'In danger? Call 999.',
      'Not paid, no day off or no passport? Call the Ministry of Labour: 16008.',
    ],
  },
}
