/** What a page has to say even where its data is missing. */
export const en = {
  brand: 'Manzil',
  candidates: 'All Candidates',
  errors: {
    notFound: {
      title: 'We can’t find this page',
      text: 'The address may be wrong, or the page has moved. The people are still where they were.',
    },
    failed: {
      title: 'Something went wrong on our side',
      text: 'It was nothing you did. Please try again in a moment.',
    },
    away: {
      title: 'You are not connected',
      text: 'This page can’t be shown without a connection. It opens by itself as soon as you are connected.',
    },
    kept: 'These open without a connection',
    retry: 'Try again',
    toHome: 'Go to the home page',
  },
}
