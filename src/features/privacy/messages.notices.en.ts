/** What is told about one's own data. */
export const notices = {
  account_unused: {
    label: 'Your account has not been used',
    words: (date: string) => ({
      title: 'Your account has not been used',
      text: `We delete accounts unused for 24 months. Yours closes on ${date}. To keep it, sign in.`,
    }),
  },
  account_closed: {
    label: 'Your account will be deleted',
    words: (date: string) => ({
      title: 'Your account will be deleted',
      text: `Your Manzil account is closed and will be deleted on ${date}. To keep it, sign in before then.`,
    }),
  },
  account_kept: {
    label: 'Your account stays',
    words: () => ({
      title: 'Your account stays',
      text: 'Your Manzil account is open again and will not be deleted. Not you? Change your password.',
    }),
  },
  data_export_ready: {
    label: 'The copy of your data is ready',
    words: (date: string) => ({
      title: 'The copy of your data is ready',
      text: `You can download it until ${date}.`,
    }),
  },
  data_export_failed: {
    label: 'The copy of your data could not be made',
    words: () => ({
      title: 'The copy of your data could not be made',
      text: 'We know about it. Please ask for a new one in Your data, or write to us.',
    }),
  },
  data_request_answered: {
    label: 'An answer about your data',
    words: () => ({
      title: 'Your request was answered',
      text: 'You asked us about your data. The answer is in Your data.',
    }),
  },
}
