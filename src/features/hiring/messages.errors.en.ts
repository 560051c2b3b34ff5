/** What a step is refused with. */
export const errors = {
  answersHerself: 'The candidate has an account and answers in person.',
  PAYMENT_REQUIRED: 'The candidate is hired once the order is paid.',
  INVALID_TRANSITION: 'This step is not possible right now.',
  notInPipeline: 'This candidate is not in your list.',
  notFromAvailable: 'This step is not possible: the candidate is not in your list.',
  notFromShortlisted: 'This step is not possible: the candidate is shortlisted.',
  notFromInterviewScheduled:
    'This step is not possible: an interview with the candidate is scheduled.',
  notFromInterviewCompleted:
    'This step is not possible: the interview with the candidate is finished.',
  notFromSelected: 'This step is not possible: the candidate is selected.',
  notFromRejected:
    'This step is not possible: the candidate is rejected. Restore the candidate first.',
  notFromHired: 'This step is not possible: the candidate is hired.',
  interviewOnlyBySchedule: 'An interview needs a date and a time. Please schedule it.',
  selectionNeedsInterview:
    'No interview with this candidate is scheduled. Please select the candidate directly.',
  interviewDatePast: 'The interview date must be today or later.',
  interviewDateFar: 'An interview can be at most a year ahead.',
  interviewTimePast: 'The interview time has already passed.',
  householdBooked:
    'You have another interview within an hour of this time: {name}, {when}, Doha time.',
  alreadyMeeting:
    'You have another interview within an hour of this one: {name}, {when}, Doha time. Decline that one first.',
  standingChanged: 'This has just changed. Please look again before you decide.',
  arrivedAlready:
    'After the arrival this can no longer be undone here. Write to us, or call the Ministry of Labour: 16008.',
  candidateBooked:
    'The candidate has another interview within an hour of this time. Please choose another time.',
  interviewOver: 'This interview can no longer be answered.',
  interviewMoved: 'This interview has been moved. Please look at the new time first.',
  householdBusy:
    'The household now has another interview within an hour of this time. Please choose another time.',
  sameTimeTwice: 'The same time is here twice.',
  placeNeeded: 'Please say where to meet.',
  noOffice: 'This candidate has no agency, so there is no office to meet at.',
  timeNotOffered: 'This time is not offered any more. Please look at the times again.',
  timeIsOver: 'This time has passed. Please choose another one.',
  meetLinkUnknown: 'This link is not complete. Please open it from the message again, or sign in.',
  meetLinkExpired: 'This link worked for one day and has expired. Sign in to answer.',
  meetLinkUsed: 'This link has already been used to answer. Sign in to change your answer.',
  notNow: 'This is not possible for this interview now.',
  notMet: 'You can only give points to someone you have invited to an interview.',
}
