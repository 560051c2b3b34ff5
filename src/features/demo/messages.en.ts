export const en = {
  metaTitle: 'The demo | Manzil',
  title: 'Try every side of Manzil',
  lead: 'This page exists only in the demo. The people are invented, the messages reach nobody, and no money moves.',
  accounts: {
    title: 'Sign in with one click',
    lead: 'Or sign in by hand: the password of all four is',
    action: 'Sign in',
    actionAs: (name: string) => `Sign in as ${name}`,
    failed: 'Signing in did not work. Please try again.',
    current: 'You are signed in as this account',
    roles: {
      employer: {
        title: 'A household',
        text: 'Shortlist, interview, select and hire. There is already someone at every step.',
      },
      jobseeker: { title: 'A job seeker', text: 'A worker with their own profile.' },
      agency: { title: 'An agency', text: 'A licensed office that supplies candidates.' },
      admin: { title: 'The operator', text: 'The people who run the marketplace.' },
    },
  },
  messages: {
    title: 'Newest messages',
    lead: 'Every SMS and e-mail that the demo would have sent, with its codes and links. The list updates by itself.',
    none: 'No messages yet',
    noneText: 'Sign up with any mobile number of Qatar, and the code appears here.',
    sms: 'SMS',
    whatsapp: 'WhatsApp',
    email: 'E-mail',
    to: 'to',
    copy: (code: string) => `Copy the code ${code}`,
    copied: 'Copied',
  },
}
