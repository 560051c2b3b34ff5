import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.list.en.ts'

// The job seeker's interviews; the list of candidates is the household's.
export const hi: Translation<typeof en> = {
  calendar: 'कैलेंडर में जोड़ें',
  calendarCancelled: 'कैलेंडर से हटाएँ',
  calendarFailed: 'कैलेंडर की फ़ाइल नहीं मिली। फिर से कोशिश करें।',
  answers: { accepted: 'मंज़ूर', declined: 'मना किया', waiting: 'जवाब बाकी है' },
  seeker: {
    title: 'इंटरव्यू',
    intro: 'जो परिवार आपसे मिलना चाहते हैं। समय दोहा का है।',
    loading: 'आपके इंटरव्यू लोड हो रहे हैं',
    failed: {
      title: 'आपके इंटरव्यू लोड नहीं हुए',
      text: 'अपना इंटरनेट देखें और फिर से कोशिश करें।',
    },
    empty: {
      title: 'अभी कोई इंटरव्यू नहीं',
      text: 'जब कोई परिवार आपसे मिलना चाहेगा, तो यहाँ दिखेगा और एक मैसेज आएगा।',
    },
    next: 'आने वाले',
    past: 'बीते हुए और रद्द',
    with: 'इंटरव्यू किसके साथ',
    accept: 'मंज़ूर करें',
    decline: 'मना करें',
    acceptOf: (name) => `${name} के साथ इंटरव्यू मंज़ूर करें`,
    declineOf: (name) => `${name} के साथ इंटरव्यू को मना करें`,
    confirmDecline: 'इस इंटरव्यू को मना करें? परिवार को बताया जाएगा, और वह दूसरा समय दे सकता है।',
    accepted: 'आपने मंज़ूर किया।',
    declined: 'आपने मना किया।',
    waiting: 'जवाब दें।',
    states: { scheduled: 'खत्म', held: 'हुआ', cancelled: 'रद्द' },
    failedAnswer: 'आपका जवाब नहीं भेजा जा सका। फिर से कोशिश करें।',
  },
}
