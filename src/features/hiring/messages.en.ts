export const en = {
  errors: {
    INVALID_TRANSITION: 'This step is not possible for the candidate as things stand.',
    PAYMENT_REQUIRED: 'The candidate is hired once her order is paid.',
    interviewOnlyBySchedule: 'An interview needs a date and a time. Please schedule it.',
    selectionNeedsInterview: 'No interview with this candidate is scheduled. Please select her directly.',
    interviewDatePast: 'The interview date must be today or later.',
    interviewTimePast: 'The interview time has already passed.',
  },
}
