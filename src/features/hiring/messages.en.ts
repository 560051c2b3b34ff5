export const en = {
  errors: {
    PAYMENT_REQUIRED: 'The candidate is hired once the order is paid.',
    INVALID_TRANSITION: 'This step is not possible as things stand.',
    notInPipeline: 'This candidate is not in your list.',
    notFromAvailable: 'This step is not possible: the candidate is not in your list.',
    notFromShortlisted: 'This step is not possible: the candidate is shortlisted.',
    notFromInterviewScheduled: 'This step is not possible: an interview with the candidate is scheduled.',
    notFromInterviewCompleted: 'This step is not possible: the interview with the candidate is finished.',
    notFromSelected: 'This step is not possible: the candidate is selected.',
    notFromRejected: 'This step is not possible: the candidate is rejected. Restore the candidate first.',
    notFromHired: 'This step is not possible: the candidate is hired.',
    interviewOnlyBySchedule: 'An interview needs a date and a time. Please schedule it.',
    selectionNeedsInterview: 'No interview with this candidate is scheduled. Please select the candidate directly.',
    interviewDatePast: 'The interview date must be today or later.',
    interviewTimePast: 'The interview time has already passed.',
  },
}
