/** What the server says: refusals, and word of messages. */
export const en = {
  errors: {
    translationAway: 'This could not be translated just now. Please try again later.',
    translationOff: 'Messages are not translated here.',
    messagePrivate: 'The writer keeps this private, so it is not translated.',
    messageEmpty: 'Please write something.',
    paperNeedsContact:
      'You can send papers once you have each other’s contact details: after an accepted interview or a hire.',
    notShortlisted: 'You can write once the candidate is on your shortlist.',
    nobodyToWriteTo:
      'There is nobody to write to here: neither the candidate nor an agency has an open account.',
    conversationEnded: 'This conversation was ended by the other side.',
    conversationEndedByYou: 'You have ended this conversation.',
    conversationBlocked: 'You have blocked the other side.',
    tooManyConversations:
      'Without a plan you can begin five conversations a day. You can begin the next one tomorrow.',
    reportSettled: 'This report has been settled.',
  } as Record<string, string>,
  notices: {
    message_received: {
      label: 'A new message',
      title: (name: string) => `Message from ${name}`,
      text: (name: string, _candidate: string) => `${name} has written to you.`,
    },
    agency_message_received: {
      label: 'A new message for one of your candidates',
      title: (name: string) => `Message from ${name}`,
      text: (name: string, candidate: string) => `${name} has written about ${candidate}.`,
    },
    conversation_warning: {
      label: 'A warning about a conversation',
      title: (_name: string) => 'A warning about a conversation',
      text: (_name: string, _candidate: string) =>
        'We have looked at one of your conversations that was reported. What was said there breaks our terms. If it happens again, your account can be suspended.',
    },
  },
}
