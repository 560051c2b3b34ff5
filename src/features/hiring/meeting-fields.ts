import { z } from 'zod'
import { clockTime, optional, plainDate, wholeNumber } from '../../platform/shared/fields.ts'
import {
  lengthMax,
  lengthMin,
  meetingNoteLengthMax,
  meetingWays,
  placeLengthMax,
} from './meeting-rules.ts'

/** A day and an hour of Qatar. */
export const meetingTime = z.object({ date: plainDate, time: clockTime })

export const meetingWay = z.enum(meetingWays, 'unknownChoice')

const words = (max: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.trim() || null : value),
    z.string('invalidValue').max(max, 'tooLong').nullable().optional(),
  )

/** How long, by which way and where two meet. */
export const meetingDetails = {
  length_minutes: optional(wholeNumber(lengthMin, lengthMax)),
  way: optional(meetingWay),
  place: words(placeLengthMax),
  note: words(meetingNoteLengthMax),
}
