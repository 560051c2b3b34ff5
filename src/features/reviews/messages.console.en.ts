import { frame } from '../console/messages.frame.en.ts'

const { rooms: names } = frame

/** The operator’s queues of what is new, of papers, and their checks. */
export const rooms = {
  reviews: {
    title: names.reviews,
    text: 'First profiles, and changed pictures, videos and texts. They are public already; the longest waiting comes first.',
    empty: { title: 'Nothing to look at', text: 'Every profile on the site has been looked at.' },
    before: 'Before',
    after: 'Now',
    nothing: 'Nothing',
    gone: 'The earlier file was deleted by its owner.',
    approve: 'Approve',
    ask: 'Ask for a change',
    noReason: 'Only needed to ask for a change, or to hide.',
    fields: {
      full_name: 'Name',
      description: 'About',
      previous_position: 'Previous position',
      core_skills: 'Best at',
      other_skills: 'Can help with',
      work_history: 'Work history',
      picture: 'Picture',
      video: 'Video',
    },
  },
  papers: {
    title: names.papers,
    text: 'Open each document, type what it says, and see it compared with the record. Every opening is recorded.',
    tabs: { label: 'Documents and checks', papers: 'Documents', checks: 'Checks' },
    empty: {
      title: 'No documents to check',
      text: 'A document waits here from its upload until it is checked.',
    },
    open: 'Open document',
    number: 'Number',
    name: 'Name on it',
    issuer: 'Issued by',
    issued: 'Issue date',
    openFirst:
      'Open the document and read it. Your opening is recorded, and counts for half an hour.',
    notOpened:
      'The document could not be opened. It may have been replaced, or is still being scanned.',
    verify: 'Record check',
    confirm: 'Confirm as the second operator',
    reject: 'Not accepted',
    rejectReason: 'Why it is not accepted',
    finding: 'What the badge says',
    viewer: {
      tools: 'View of the document',
      zoom: 'Zoom',
      zoomIn: 'Larger',
      zoomOut: 'Smaller',
      rotate: 'Turn',
      cannotShow:
        'This browser can’t show this kind of file. Save it, read it, and delete it afterwards.',
      save: 'Save the file',
    },
    differing: {
      document_type: 'Kind',
      profile_name: 'Name on the profile',
      name: 'Name',
      number: 'Number',
      expiry_date: 'End date',
    },
    chips: {
      second: 'Needs a second operator',
      own: 'Waiting for another operator',
      again: 'To look at again',
    },
    state: {
      again:
        'It was recorded as checked before openings were kept. The badge is hidden until the document is looked at again.',
      saysNothing:
        'Its record lacks what has to be compared: number and end date. Don’t accept it, and ask for them.',
      own: (when: string) =>
        `You recorded this check on ${when}. Another operator has to open the document and confirm it; until then no badge is shown.`,
      second: (who: string, when: string) =>
        `${who} recorded this check on ${when}. Open the document and read it yourself: the badge appears once you confirm it.`,
      takesTwo: 'Another operator has to confirm it before the badge appears.',
      alone: 'You are the only operator, so one reading is enough. The log says so.',
    },
    reading: {
      title: 'What the document says',
      text: 'Type what you read. What the record says is compared with it, and shown where it differs.',
      choose: 'Choose what it is',
      kind: 'Kind of document',
      name: 'Name on it',
      number: 'Number on it',
      end: 'Its end date',
      ifAny: 'Leave it empty if there is none.',
      nothing: 'nothing',
      agrees: {
        document_type: 'The record says the same kind.',
        profile_name: 'Agrees with the name on the profile.',
        name: 'Agrees with the name in the record.',
        number: 'Agrees with the record.',
        expiry_date: 'Agrees with the record.',
      },
      differs: {
        document_type: 'Differs. The record says:',
        profile_name: 'Differs. The profile says:',
        name: 'Differs. The record says:',
        number: 'Differs. The record says:',
        expiry_date: 'Differs. The record says:',
      },
      why: {
        document_type: 'Why another kind is fine',
        profile_name: 'Why the name on the profile may differ',
        name: 'Why the name in the record may differ',
        number: 'Why the number may differ',
        expiry_date: 'Why the end date may differ',
      },
      whyHint: 'Kept with the check and shown in the log. No numbers.',
      missing: {
        kind: 'Please choose what the document is.',
        proves: 'A document of this kind does not prove this.',
        name: 'Please type the name as it is in the document.',
        number: 'Please type the number as it is in the document.',
        end: 'Please give the end date in the document.',
        why: 'Please say why, or do not accept it.',
      },
    },
    item: 'What was checked',
    method: 'How',
    until: 'Valid until',
    untilHint: 'Not later than the document itself.',
    badge: (words: string) => `The public badge will say: “${words}”`,
    noReason: 'Only needed when it is not accepted.',
  },
  checks: {
    title: 'Checks',
    text: 'What was checked, and for whom. A running check is a badge on the public pages.',
    empty: { title: 'Nothing was checked yet', text: 'Checks of documents appear here.' },
    withdraw: 'Withdraw',
    withdrawOf: (badge: string, name: string) => `Withdraw “${badge}” of ${name}`,
    withdrawTitle: 'Withdraw this check?',
  },
}
