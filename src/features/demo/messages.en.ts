export const en = {
  metaTitle: 'The demo | Manzil',
  title: 'Try every side of Manzil',
  lead: 'This page exists in the demo alone. The people are invented, the messages reach nobody, and no money moves.',
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
      jobseeker: { title: 'A job seeker', text: 'A worker with a profile of her own.' },
      agency: { title: 'An agency', text: 'A licensed office that supplies candidates.' },
      admin: { title: 'The operator', text: 'Whoever runs the marketplace.' },
    },
  },
  messages: {
    title: 'Newest messages',
    lead: 'Every SMS and e-mail that the demo would have sent, with its codes and links. The list renews itself.',
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
