/** Said to an agency that answers for a candidate whom it stands for. */
export const managed = {
  yes: 'Yes, for the candidate',
  yesText:
    'The household can then hire the candidate. Nothing is ever taken from a worker or the wage.',
  noPaid:
    'The household has paid already. It gets all of its money back, and the candidate is on the list again.',
}
