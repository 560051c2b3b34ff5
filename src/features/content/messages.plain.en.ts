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
    retry: 'Try again',
    toHome: 'Go to the home page',
  },
}
