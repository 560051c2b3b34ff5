import { plural } from '../../platform/shared/locale.ts'

export const en = {
  title: 'Home',
  loading: 'Loading your next steps',
  rail: 'From your needs to the first day',
  here: 'You are here',
  stages: {
    needs: 'Needs',
    shortlist: 'Shortlist',
    meet: 'Meet',
    agree: 'Agree',
    pay: 'Pay',
    arrive: 'Arrive',
  },
  people: (n: number) => plural('en', n, { one: '# person', other: '# people' }),
  done: 'Done',
  next: 'Next for you',
  more: 'Also waiting for you',
  overdue: 'Overdue',
  due: (day: string) => `Due ${day}`,
  wasDue: (day: string) => `Was due ${day}`,
  meetings: 'Meetings',
  noMeetings: 'No meetings planned.',
  today: 'Today',
  allMeetings: 'All interviews',
  answers: 'Who answered',
  answered: { accepted: 'Accepted the interview', declined: 'Can’t come at that time' },
  waits: 'No answer yet',
  turns: {
    join: {
      title: (name: string) => `It is time to meet ${name}`,
      text: 'The video room is open. You can try your camera there first.',
      act: 'Join',
    },
    choose_time: {
      title: (name: string) => `${name} suggests another time`,
      text: 'Choose one of the times, or offer others.',
      act: 'Choose a time',
    },
    answer_terms: {
      title: (name: string) => `${name} asks for other terms`,
      text: 'See what is different, then say yes, no, or suggest your own.',
      act: 'Read and answer',
    },
    step: {
      title: (name: string, step: string) => `${step}: ${name}`,
      text: 'This step of the recruitment is yours. The next ones wait for it.',
      act: 'Do this step',
    },
    pay: {
      title: (name: string) => `${name} said yes`,
      text: 'Your order is open. The hire counts once it is paid.',
      act: 'Pay',
    },
    said_no: {
      title: (name: string) => `${name} said no`,
      text: 'Ask again with other terms, or choose somebody else. Nothing was paid.',
      act: 'Open the profile',
    },
    time_declined: {
      title: (name: string) => `${name} can’t come at that time`,
      text: 'Offer other times.',
      act: 'Offer other times',
    },
    say_met: {
      title: (name: string) => `Did you meet ${name}?`,
      text: 'The time of the interview has passed. Say how it went, then decide.',
      act: 'Say how it went',
    },
    ask_terms: {
      title: (name: string) => `Ask ${name}`,
      text: 'You have selected this person but not asked yet. Send the terms and wait for a yes before you pay.',
      act: 'Send the terms',
    },
    decide: {
      title: (name: string) => `You have met ${name}`,
      text: 'Is it a yes? Select, or meet once more.',
      act: 'Decide',
    },
    late_step: {
      title: (name: string, step: string) => `${step} is late: ${name}`,
      text: 'It is not your step, but you can send a reminder.',
      act: 'See and remind',
    },
    invite: {
      title: (n: number) =>
        plural('en', n, {
          one: '# person on your shortlist waits to be met',
          other: '# people on your shortlist wait to be met',
        }),
      text: 'Meet before you decide: two or three interviews show more than any profile.',
      act: 'Arrange an interview',
    },
    find: {
      title: () => 'See who fits your home',
      text: 'Press the heart to put people you like on your shortlist.',
      act: 'See the best matches',
    },
    say_needs: {
      title: () => 'Say what your home needs',
      text: 'Then we put people in order of how well they fit, and tell you why.',
      act: 'Say what you need',
    },
  },
  failed: {
    title: 'Your next steps could not be loaded',
    text: 'Please check your connection and try again.',
  },
}
