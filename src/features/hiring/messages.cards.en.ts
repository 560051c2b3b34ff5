/** What a household does with a card beside its heart: marks, the quick look, the choice to compare. */
export const cards = {
  shortlist: 'Shortlist',
  unshortlist: 'Take off the shortlist',
  seen: 'Seen',
  look: (name: string) => `Quick look at ${name}`,
  looking: {
    close: 'Close',
    loading: 'Loading the candidate',
    failed: { title: 'The candidate could not be loaded', text: 'Please try again.' },
    retry: 'Try again',
    whole: 'View Full Profile',
    previous: 'Previous',
    next: 'Next',
  },
  compare: (name: string) => `Compare ${name}`,
  compareShort: 'Compare',
  uncompare: 'Don’t compare',
  full: 'You can compare four at most. Remove one first.',
  tray: {
    label: 'To compare',
    remove: (name: string) => `Remove ${name} from the comparison`,
    clear: 'Clear',
    act: (n: number) => `Compare (${n})`,
    oneMore: 'Choose one more to compare',
    close: 'Close',
  },
}
