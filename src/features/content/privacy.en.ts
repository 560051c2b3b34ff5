import type { LegalDocument } from './document.ts'

export const privacy: LegalDocument = {
  title: 'Privacy Policy',
  intro:
    'This page says what personal data Manzil keeps, why, for how long, who sees it, and what you can ask of us. It follows Law No. 13 of 2016 on the Protection of Personal Data Privacy of the State of Qatar. We wrote it to be read; where a word has a legal meaning, that meaning counts.',
  sections: [
    {
      id: 'who-we-are',
      title: 'Who we are',
      body: [
        'Manzil is an online marketplace in which households in Qatar find domestic workers, and workers and licensed recruitment agencies present themselves. The company named on the Contact page runs it and decides how and why personal data is used here. In this policy, "we" means that company.',
        'If you have an account, ask and decide in [Your data](/account/data). If not, use the form on the [Contact page](/contact): say that it is about your data, and it goes to the person responsible for it.',
      ],
    },
    {
      id: 'what-we-collect',
      title: 'What we collect',
      body: [
        'We collect what you give us, and little else:',
        [
          'Account: name, phone number, password (kept only as a hash), e-mail address if you give one, language, and the devices on which you are signed in.',
          'Households: what you add to your profile, such as family, home and staff; your shortlist, interviews, selections, orders and invoices.',
          'Workers: what you or your agency put into the profile, such as picture, video, nationality, age, experience, skills, languages, expected salary and visa; and the documents that you upload.',
          'Messages: what you write in the contact form, in a visa request or when you subscribe to the newsletter.',
          'Consents: what you agreed to and took back, when, to which version of the text, and from which network address.',
          'Technical data: the network address you use, the time and the page, in short-lived logs that protect the service. A log line never holds your name, your search words or a token.',
        ],
        'We do not buy data about you, and we do not follow you across other sites.',
      ],
    },
    {
      id: 'special-nature',
      title: 'Data of a special nature',
      body: [
        'The law gives special protection to data about health, religion, marital relations, children, ethnic origin and criminal offences. Such data appears here only where it belongs to the service and the law allows it.',
        [
          'When workers add religion, marital status or children to their profile, we ask for their consent as they save it. They can hide each of these from the public page at any time, and withdraw their consent: what they entered is then deleted.',
          'Medical results, police clearance and pregnancy tests are steps of a visa. The sides of the case they belong to see the outcome, its date and its issuer. Only the worker, the person who uploaded it and we can open the paper itself, and every opening is recorded.',
          'A household that lists its children does so for its own planning. This is never public.',
        ],
        'Where the law requires the permission of the competent department before such data is processed, it is processed only under that permission.',
      ],
    },
    {
      id: 'why-we-use-it',
      title: 'Why we use it, and on what ground',
      body: [
        [
          'To run the account and the service that you asked for: to show profiles, arrange interviews, take orders and issue invoices. Ground: the service that we agreed with you.',
          'To keep accounts safe: one-time codes, limits on attempts, logs. Ground: our lawful purpose of protecting you and the service.',
          'To keep invoices and records of payment. Ground: the duties that the law gives us.',
          'To publish a worker’s profile and to process data of a special nature. Ground: their consent.',
          'To send the newsletter. Ground: your consent, confirmed by a link in an e-mail before the first issue.',
        ],
        'No decision that affects you is made by a machine alone. The list of candidates follows the filters that the reader sets, not a profile of the reader.',
      ],
    },
    {
      id: 'who-sees-it',
      title: 'Who sees it',
      body: [
        [
          'Everybody: the public part of a published worker profile. It never holds a phone number, an e-mail address or a document.',
          'Households that we allow to see contact data: phone, WhatsApp and e-mail of a candidate, as the access plans describe.',
          'Documents that workers upload to their profile: they themselves, and our operators when they check them. An agency can open only what it put into the record itself. No household can open them.',
          'Papers of a recruitment: its household, its worker and its agency, and our operators; health papers as said above.',
          'The other side of an interview or a hire: what both need for it.',
          'Agencies: the candidates they supplied, and the cases of those candidates.',
          'Our own people: what their task needs, with a record of what they change.',
          'Services that work for us: sending text messages and e-mails, WhatsApp messages and notices on your devices where you asked for them, taking payments, and hosting. They get what the task needs, may use it for nothing else, and your card number goes to the payment provider alone.',
          'Authorities and courts: where the law obliges us.',
        ],
        'We sell personal data to nobody.',
      ],
    },
    {
      id: 'transfers',
      title: 'Where it is kept',
      body: [
        'A household in Qatar may look for a worker who is still in their own country, so profiles can be opened from other countries. Beyond that, data leaves Qatar only where a service that works for us needs it there, with protection that is no weaker than Qatari law requires, and not where the transfer would seriously harm you.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      body: [
        [
          'Accounts that nobody signs in to: 24 months. We tell you 30 and again 7 days before they are over; then the account is closed, and erased 30 days later. It waits while a payment, a refund, a legal guarantee or one of your recruitments is open.',
          'A deleted account: closed at once, erased after 30 days. Until then you can keep it.',
          'The copy of your data that you ask for: 7 days.',
          'Notifications: 12 months. Text messages, WhatsApp messages and e-mails to you: 3 months.',
          'Messages of the contact and visa forms: 24 months at most.',
          'A newsletter address: until you leave. An address that is not confirmed within 48 hours is deleted.',
          'One-time codes: 10 minutes; expired sessions and codes are removed every day.',
          'Invoices, orders and payments: as long as the law on commercial records obliges us.',
          'Logs: as long as protecting the service needs. They hold none of your names, numbers or texts.',
        ],
        'You can delete your account at any time in [Your data](/account/data). What goes is said there before you confirm. What stays, stays without your name: orders, invoices and payments, as the law on commercial records requires; the other side’s own record of a hire; who changed what, as numbers; and, of a worker who objected to an agency, a code that nobody can turn into their number, so that this agency cannot list them again.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      body: [
        'The law gives you these rights, and using them costs nothing:',
        [
          'to know what we hold about you, and to get a copy of it;',
          'to have wrong data corrected;',
          'to withdraw a consent, without effect on what was lawful before;',
          'to object to a use that is not needed for its purpose, goes beyond it or is unfair;',
          'to have data deleted when its purpose is over or you withdraw your consent;',
          'to be told when a breach of our protection may harm you.',
        ],
        'All of this begins in [Your data](/account/data): a copy of everything as files, corrections, objections, the log of what you agreed to, and the deletion of your account. What you cannot do there yourself you ask for there: we answer within 30 days. If our answer does not satisfy you, you can complain to the National Data Privacy Office of the National Cyber Security Agency.',
      ],
    },
    {
      id: 'your-browser',
      title: 'What stays in your browser',
      body: [
        'We set no advertising cookies, and pages load nothing from other companies. When you are signed in, your browser keeps what it needs for that: the session, a copy of your last lists so that they appear at once, and the appearance you chose. All of it except the appearance is removed when you log out.',
        'Your browser also keeps the public pages that you opened last, so that they open without a connection. They are the same for every visitor and hold nothing of your account; clearing the data of this site removes them.',
      ],
    },
    {
      id: 'security',
      title: 'How we protect it',
      body: [
        'Connections are encrypted. Passwords, codes and links are kept as hashes only. A refresh of your session can be used once; a stolen one ends the session. We record who changes what, and every opening of a private document.',
        'If a breach happens all the same, we tell the competent authority and, where it may seriously harm you, you, without delay and in the time that the law sets.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      body: [
        'Manzil is for adults. Nobody under 18 may have an account or a profile; one that we find is removed. Data about the children of a household or of a worker is given by their parents, and is treated as data of a special nature.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes, and how to reach us',
      body: [
        'When this policy changes, the date at its head changes with it. If the change matters to you, we tell you before it takes effect, and ask again where your consent is needed.',
        'Write to us through the Contact page. The English and the Arabic text say the same; should they differ, the Arabic text counts.',
      ],
    },
  ],
}
