export const en = {
  errors: {
    CANDIDATE_UNAVAILABLE: 'No longer available',
    candidateNotFound: 'Candidate profile not found',
    unknownNationality: 'Please choose a nationality of the list.',
    salaryRangeReversed: 'The lowest salary is above the highest.',
    ageRangeReversed: 'The lowest age is above the highest.',
  },
}
