import type { LegalDocument } from './document.ts'

export const checksGuide: LegalDocument = {
  title: 'How we check',
  intro:
    'A mark such as “Identity checked” says that one thing was looked at, how, and how long that is valid. This page explains what each mark means, and what it does not mean.',
  sections: [
    {
      id: 'what',
      title: 'What can be checked',
      body: [
        'Each thing is checked by itself. A profile may have all of these marks, some, or none:',
        [
          'Identity: a passport or identity card was compared with the name on the profile.',
          'Driving licence: the licence was compared with the name on the profile.',
          'References: we asked a household or employer named by the person.',
          'Medical: a medical certificate was seen. What it says stays private.',
        ],
        'A profile without a mark is not a bad sign: nobody has recorded that check yet.',
      ],
    },
    {
      id: 'who',
      title: 'Who checks, and how',
      body: [
        'The people who run Manzil check, not a program, and not the agency or the person concerned. If there is more than one of them, two people check an identity independently before the mark appears. The mark says whether it was one or two.',
        'Each mark also says how it was done: the original was seen, a copy was seen, a video call, a question to the issuer of the document, or a phone call with the household.',
        'If the document spells the name differently, the mark says so, and we have recorded why it is the same person.',
      ],
    },
    {
      id: 'not',
      title: 'What a mark does not say',
      body: [
        [
          'It says nothing about anything else: a checked identity is not a reference, and says nothing about how somebody works.',
          'It is not a police certificate, and not our medical opinion.',
          'A copy can be forged. Ask to see the original when you meet.',
        ],
        'Households never see the documents themselves through a mark. Passport and identity numbers stay off the public profile.',
      ],
    },
    {
      id: 'until',
      title: 'How long it is valid',
      body: [
        'Each mark has a last day; open it on the profile to read it. After that day it disappears by itself.',
        'It ends earlier when the document is replaced or deleted, when the name on the profile changes (a reference stays), or when we take it back.',
      ],
    },
    {
      id: 'cards',
      title: 'Where you see it',
      body: [
        'On a card in the [list of candidates](/candidates) a mark names what was checked. On the profile, press it to read what was done, how, by whom and when, and how long it is valid.',
      ],
    },
    {
      id: 'wrong',
      title: 'When something is wrong',
      body: [
        'If a profile says something you know is untrue, use “Report this profile” on it, or [write to us](/contact). We can take a mark back, or hide the profile.',
        'If it is your own profile, correct it in your area, or write to us.',
      ],
    },
  ],
}
