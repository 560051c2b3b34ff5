import { plural } from '../../platform/shared/locale.ts'

/** A worker's day: what is next for her, what is coming, and what has happened. */
export const en = {
  title: 'Today',
  loading: 'Loading your day',
  next: 'Next for you',
  more: 'After that',
  due: (day: string) => `Until ${day}`,
  wasDue: (day: string) => `Was due ${day}`,
  duties: {
    join: {
      title: (name: string) => `It is time to meet ${name}`,
      text: 'The video room is open. You can try your camera there first.',
      act: 'Join',
    },
    answer_interview: {
      title: (name: string) => `${name} would like to meet you`,
      text: 'Say yes, or suggest another time.',
      act: 'Answer',
    },
    answer_terms: {
      title: (name: string) => `${name} offers you work`,
      text: 'Read the pay and the terms. You can say yes, no, or ask for other terms.',
      act: 'Read and answer',
    },
    answer_offer: {
      title: (name: string) => `Your offer letter from ${name}`,
      text: 'Read it. If all is right, accept it with a code on your phone.',
      act: 'Read the letter',
    },
    paper: {
      title: (label: string) => `A paper is needed: ${label}`,
      text: 'Take a picture of it and send it. The next steps wait for it.',
      act: 'Send the paper',
    },
    step: {
      title: (label: string) => `Your step: ${label}`,
      text: 'Say when it is done. The next steps wait for it.',
      act: 'Open this step',
    },
    reply: {
      title: (name: string) => `${name} wrote to you`,
      text: 'A quick answer helps.',
      act: 'Read and answer',
    },
    hidden: {
      title: () => 'Your profile is not shown now',
      text: 'Please see what has to change. If you have already changed it, we will look at it and tell you.',
      act: 'Go to your profile',
    },
    begin: {
      title: () => 'Make your profile',
      text: 'Households can see you once you add three things: your work, your nationality and your date of birth.',
      act: 'Begin',
    },
    missing: {
      title: (label: string) => `Needed before you are shown: ${label}`,
      text: '',
      act: 'Add it now',
    },
    publish: {
      title: () => 'Show your profile to households',
      text: 'Only you can see it now.',
      act: 'See and publish',
    },
    add: { title: (label: string) => `Add to your profile: ${label}`, text: '', act: 'Add it now' },
    wait: {
      title: () => 'Nothing to do now',
      text: 'It is the others’ turn. We will message you when there is news.',
      act: 'See the steps',
    },
    nothing: {
      title: () => 'Nothing to do now',
      text: 'We will message you when there is news.',
      act: 'See your profile',
    },
  },
  coming: 'What is coming',
  noMeetings: 'No interview yet.',
  today: 'Today',
  answered: { accepted: 'You said yes', declined: 'You said no' },
  waits: 'Please answer',
  allMeetings: 'All interviews',
  arrival: (name: string) => `Your way to ${name}`,
  yours: 'Your step',
  interest: 'Who is interested',
  keptBy: (n: number) =>
    plural('en', n, {
      one: '# household keeps you in its list',
      other: '# households keep you in their lists',
    }),
  nobodyYet: 'No household has you on its list yet. A complete profile with a picture helps most.',
  newThisWeek: (n: number) => `${n} new this week`,
  complete: (percent: number) => `Your profile is ${percent}% complete`,
  news: 'What happened',
  allNews: 'All messages from Manzil',
  failed: {
    title: 'Your day could not be loaded',
    text: 'Please check your connection and try again.',
  },
}
