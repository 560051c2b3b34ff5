/** How household and candidate meet. */
export const meetingWays = ['video', 'phone', 'whatsapp', 'home', 'office'] as const

export type MeetingWay = (typeof meetingWays)[number]

/** Where the two sides of an interview by video meet, as an English path. */
export const roomPathOf = (interviewId: number): string => `/interviews/${interviewId}/room`

/** Minutes. */
export const lengthMin = 10
export const lengthMax = 240
export const lengthDefault = 60

/** Times that one side may offer at once. */
export const timesMax = 3

export const placeLengthMax = 300
export const meetingNoteLengthMax = 500

export const lateMinutesMax = 120
/** How long before an interview one can say that one will be late. */
export const lateFromMs = 3 * 3_600_000

/** What is open between the two, and can still be marked, lasts so long after the end of an interview. */
export const afterwardsMs = 24 * 3_600_000

/** Two interviews are at least so far apart, for a household and for a candidate. */
export const apartMinutes = 60

export const endOf = (startsAt: Date, lengthMinutes: number): Date =>
  new Date(startsAt.getTime() + lengthMinutes * 60_000)

/** Whether an interview is still to come, or goes on. */
export const isNext = ({
  status,
  is_past: isPast,
  is_now: isNow,
}: {
  status: string
  is_past: boolean
  is_now: boolean
}): boolean => status === 'scheduled' && (!isPast || isNow)

/** What a household gives points for, 1 to 5, after it has met someone. */
export const criteria = ['experience', 'language', 'manner', 'trust', 'terms'] as const
export const pointsMax = 5
export const sentenceLengthMax = 300
