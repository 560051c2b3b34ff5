/** What the server says of this capability. */
export const en = {
  errors: {
    salaryRangeReversed: 'The lowest salary is above the highest.',
    ageRangeReversed: 'The lowest age is above the highest.',
  } as Record<string, string>,
}
