import { formatNumber } from '../../platform/shared/digits.ts'

export const en = {
  range: 'Time',
  ranges: { ALL: 'All time', '1M': '1 month', '6M': '6 months', '1Y': '1 year' },
  loading: 'Loading your analytics',
  failed: {
    title: 'Your analytics could not be loaded',
    text: 'Please check your connection and try again.',
  },
  tiles: {
    all: 'Total candidates',
    shortlisted: 'Shortlisted',
    interview: 'Interviews',
    selected: 'Selected',
    hired: 'Hired',
    rejected: 'Rejected',
  },
  share: (percent: number) => `${formatNumber(percent)}% of all`,
  alsoShortlisted: (n: number) => `${formatNumber(n)} also under Shortlisted`,
  quick: {
    title: 'Quick stats',
    pendingInterviews: 'Pending interviews',
    offersExtended: 'Offers extended',
    activeRecruitments: 'Active recruitments',
  },
  recruitment: {
    title: 'Recruitment stats',
    totalCandidatesViewed: 'Candidates viewed',
    totalRecruitments: 'Total recruitments',
    inProgress: 'In progress',
    completed: 'Completed',
  },
  timeline: { title: 'Pipeline over time', week: 'Week of', month: 'Month', year: 'Year' },
  funnel: {
    title: 'From shortlist to hire',
    stage: 'Stage',
    candidates: 'Candidates',
    percent: (percent: number) => `${formatNumber(percent)}%`,
  },
  stages: {
    shortlisted: 'Shortlisted',
    interview: 'Interview',
    selected: 'Selected',
    hired: 'Hired',
    rejected: 'Rejected',
  },
  table: 'Show as a table',
  recent: 'Recent candidates',
  noRecent: 'Nothing new in this period.',
}
