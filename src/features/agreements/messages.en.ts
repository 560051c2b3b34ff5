import { notices } from './messages.notices.en.ts'

export const en = {
  errors: {
    offerAmount: 'Please enter an amount.',
    offerWageFloor: 'The law asks for at least QAR {minimum_wage} a month ({minimum_wage_source}).',
    offerHousingFloor:
      'Provide accommodation, or at least QAR {minimum_housing} a month for it ({minimum_housing_source}).',
    offerFoodFloor:
      'Provide food, or at least QAR {minimum_food} a month for it ({minimum_food_source}).',
    offerHoursCeiling:
      'The law allows at most {maximum_hours} hours a day ({maximum_hours_source}).',
    offerRestFloor:
      'A paid rest day of 24 hours each week is the law ({minimum_rest_days_source}).',
    offerLeaveFloor:
      'The law asks for at least {minimum_leave_days} days of paid leave a year ({minimum_leave_days_source}).',
    offerPapersFloor:
      'Passport and papers stay with their owner: that is the law ({own_papers_source}).',
    offerAgeFloor:
      'A domestic worker must be at least {minimum_age} years old ({minimum_age_source}).',
    offerAgeCeiling:
      'A domestic worker may be at most {maximum_age} years old ({maximum_age_source}).',
    offerAgeUnknown:
      'The candidate’s age is not known. It must be in the profile before an offer can be made.',
    offerStartPast: 'The start must be today or later.',
    taskNeeded: 'Please choose at least one task.',
    termsNoContacts:
      'Please leave out phone numbers, e-mails and links. You get each other’s contact details with the hire.',
    termsSame: 'These are the terms that were offered. Change at least one, or say yes.',
    termsChanged: 'The terms have just changed. Please look at them again.',
    termsOver: 'This request is over: the selection has ended or was taken back.',
    termsDeclined: 'The answer to these terms was no.',
    termsDeclinedSame: 'The answer to these same terms was no. Please change them to ask again.',
    termsAgreedAlready: 'Both have agreed to these terms.',
    termsNotYourTurn: 'It is the other side’s turn to answer.',
    termsPaid: 'You have already paid, so the request stays until there is an answer.',
    termsInCase: 'Both have agreed, and the offer letter is on its way in the recruitment.',
    termsTooOften:
      'The terms have gone back and forth too often. Please say yes or no, or start again with a new selection.',
    nobodyAnswers: 'Nobody can answer for this candidate at the moment.',
    dealLinkUnknown: 'This link is not valid, or no longer valid.',
    dealLinkExpired: 'This link worked for one day and has expired. Sign in to answer.',
    dealLinkUsed: 'This link has already been used to answer. Sign in to see the answer.',
    saidNo:
      'The answer to your terms was no. Nothing is to be paid; you can ask again with other terms.',
  },
  notices,
}
