/** Of the frame around every page. */
export const en = {
  purpose: 'Households in Qatar find and hire the people who help at home.',
  skip: 'Skip to content',
  navigation: 'Main',
  menu: 'Menu',
  home: 'Home',
  candidates: 'All Candidates',
  visa: 'Visa Services',
  pricing: 'Pricing',
  about: 'About',
  contact: 'Contact',
  toTop: 'Back to top',
  demo: {
    text: 'This is a demo: the people are invented and no money moves.',
    link: 'Try every role',
    hide: 'Hide this bar',
  },
  footer: {
    label: 'Footer',
    explore: 'Explore',
    help: 'Help',
    howItWorks: 'How it works',
    faq: 'FAQ',
    testimonials: 'Testimonials',
    privacy: 'Privacy',
    terms: 'Terms',
    demo: 'The demo',
    admin: 'Admin login',
    settings: 'Language and appearance',
    fairness: 'Workers never pay a fee, at any step.',
    howWeCheck: 'How we check',
  },
  newsletter: {
    title: 'Newsletter',
    email: 'Your e-mail address',
    subscribe: 'Subscribe',
    leaveEmpty: 'Leave this field empty',
  },
  theme: { label: 'Appearance', light: 'Light', dark: 'Dark', system: 'Same as device' },
  largerText: 'Larger text',
  toasts: { label: 'Messages', close: 'Close' },
  partMissing: 'Part of this page could not be loaded. It will appear when you are back online.',
}

/** Before the numbers of the company that runs the site. */
export const company = {
  registration: 'Commercial registration',
  licence: 'Licence',
  whatsapp: 'WhatsApp',
}
