/** What the server says of one's own data, and what stands in the archive. */
export const en = {
  errors: {
    requestAboutMissing: 'Please say what it is about',
    requestTextMissing: 'Please say what you ask for',
    answerMissing: 'Please write the answer',
    requestAnswered: 'This request was answered already.',
    deletionWordWrong: 'Please type DELETE',
    exportUnderWay: 'A copy of your data is being made already.',
    noExport: 'There is no copy to download. Please ask for a new one.',
    paymentUnderWay: 'A payment is under way. Please wait until it is settled or has expired.',
    refundUnderWay: 'A refund to you is under way. Please wait until it has arrived.',
    guaranteeRuns: 'The legal guarantee of a hire still runs: it may give you money back. You can delete your account once it is over.',
    recruitmentOpen: 'A recruitment is still open. It has to be completed or closed first.',
    lastAdmin: 'You are the last operator. Somebody else has to become one first.',
    lastOwner: 'You are the last owner of your agency. Make somebody else an owner first.',
  },
  archive: {
    readme: [
      'This is a copy of all that Manzil holds of you.',
      '',
      'data.json    what is stored, sorted by where it belongs; opens in any text editor or browser',
      'pictures/    your pictures',
      'video/       your film',
      'papers/      your documents',
      'recruitment/ the papers of your recruitments that you may open',
      '',
      'Passwords, codes and links are kept as hashes only and are left out.',
      '',
    ].join('\n'),
  },
}
