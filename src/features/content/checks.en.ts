import type { LegalDocument } from './document.ts'

export const checksGuide: LegalDocument = {
  title: 'How we check',
  intro:
    'A mark such as “Identity checked” says that one thing was looked at, how, and until when that holds. This page says what each mark means, and what it does not mean.',
  sections: [
    {
      id: 'what',
      title: 'What can be checked',
      body: [
        'Each thing is checked by itself. A profile may have all of these marks, some, or none:',
        [
          'Identity: a passport or identity card was compared with the name on the profile.',
          'Driving licence: the licence was compared with the name on the profile.',
          'References: a household or employer that the person named was asked.',
          'Medical: a medical certificate was seen. What it says stays private.',
        ],
        'A profile without a mark is not a bad sign: nobody has recorded that check yet.',
      ],
    },
    {
      id: 'who',
      title: 'Who checks, and how',
      body: [
        'People who run Manzil check, not a program, and not the agency or the person concerned. Where more than one of them is at work, an identity is read by two, each without the other, before the mark appears. The mark says whether it was one or two.',
        'Each mark also says how it was done: the original was seen, a copy was seen, a video call, a question to whoever issued the document, or a phone call with the household.',
        'Where the document writes the name differently, the mark says so, and the reason why it is the same person was written down.',
      ],
    },
    {
      id: 'not',
      title: 'What a mark does not say',
      body: [
        [
          'It says nothing about anything else: a checked identity is no reference, and no word on how somebody works.',
          'It is no police certificate and no medical opinion of ours.',
          'A copy can be forged. Ask to see the original when you meet.',
        ],
        'Households never see the documents themselves through a mark. Passport and identity numbers stay off the public profile.',
      ],
    },
    {
      id: 'until',
      title: 'How long it holds',
      body: [
        'Each mark has a last day; open it on the profile to read it. After that day it disappears by itself.',
        'It ends earlier when the document is replaced or deleted, when the name on the profile becomes another (a reference stays), or when we take it back.',
      ],
    },
    {
      id: 'cards',
      title: 'Where you see it',
      body: [
        'On a card in the [list of candidates](/candidates) a mark names what was checked. On the profile, press it to read what was done, how, by whom, when, and until when it holds.',
      ],
    },
    {
      id: 'wrong',
      title: 'When something is wrong',
      body: [
        'If a profile says something that you know to be untrue, use “Report this profile” on it, or [write to us](/contact). We can take a mark back, or hide the profile.',
        'If it is your own profile, correct it in your area, or write to us.',
      ],
    },
  ],
}
