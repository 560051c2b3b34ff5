import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { recordId, wholeNumber } from '../../platform/shared/fields.ts'
import { mostOfCandidate, mostOfDescription, seats, signalsAtOnce } from './choices.ts'

// The video room of an interview: who is in it, and what their browsers say to one another until they are connected.

const access = ['employer', 'jobseeker', 'agency'] as const
const interview = { id: recordId }
/** Who somebody is in a room, from one entry to the next. */
const peer = z.uuid('invalidValue')

const room = z.object({
  interview_id: z.int(),
  date: z.string(),
  time: z.string(),
  length_minutes: z.int(),
  side: z.enum(seats),
  is_open: z.boolean(),
  /** Why not, and when it opens, in the reader's words. */
  closed_because: z.string().nullable(),
  open_until: z.iso.datetime().nullable(),
  /** Who may take part beside the asker, and whether each is in the room at this moment. */
  others: z.array(z.object({ side: z.enum(seats), name: z.string(), is_here: z.boolean() })),
  /** A demo, whose invented people come to no room. */
  is_demo: z.boolean(),
  /** Which networks a call reaches: a relay reaches all, without one some stay apart. */
  reach: z.enum(['everywhere', 'most', 'near']),
})
export type Room = z.output<typeof room>

export const getRoom = endpoint('GET', '/api/interviews/:id/room/', {
  access,
  summary: 'The video room of an interview: whether it is open, and who is in it',
  input: z.object(interview),
  output: room,
})

const iceServers = z.array(
  z.object({
    urls: z.array(z.string()),
    /** With an end in it, an hour away, and signed: coturn's REST scheme. */
    username: z.string().optional(),
    credential: z.string().optional(),
  }),
)

export const enterRoom = endpoint('POST', '/api/interviews/:id/room/enter/', {
  access,
  summary: 'Enter the room; whoever had entered by the same account leaves it',
  input: z.object(interview),
  output: z.object({ peer: z.string(), ice_servers: iceServers }),
})

/** What two browsers tell one another; `order` rises, so that what comes twice counts once. */
const signal = z.object({
  order: wholeNumber(1, 1e9),
  description: z
    .object({
      type: z.enum(['offer', 'answer'], 'unknownChoice'),
      sdp: z.string('invalidValue').max(mostOfDescription, 'tooLong'),
    })
    .optional(),
  candidate: z
    .object({
      candidate: z.string('invalidValue').max(mostOfCandidate, 'tooLong'),
      sdpMid: z.string('invalidValue').max(20, 'tooLong').nullable(),
      sdpMLineIndex: wholeNumber(0, 20).nullable(),
      usernameFragment: z.string('invalidValue').max(260, 'tooLong').nullish(),
    })
    .optional(),
})
export type Signal = z.output<typeof signal>

export const sendSignals = endpoint('POST', '/api/interviews/:id/room/signals/', {
  access,
  summary: 'Tell the browser of somebody else in the room how to reach this one',
  input: z.object({
    ...interview,
    peer,
    to: peer,
    signals: z.array(signal).min(1, 'required').max(signalsAtOnce, 'tooMany'),
  }),
  /** False when whom they were for has left. */
  output: z.object({ delivered: z.boolean() }),
})

export const stayInRoom = endpoint('POST', '/api/interviews/:id/room/stay/', {
  access,
  summary: 'Still here: who else is, and the signals after a number; those up to it are forgotten',
  input: z.object({ ...interview, peer, after: wholeNumber(0, 1e9) }),
  output: z.object({
    people: z.array(z.object({ peer: z.string(), side: z.enum(seats), name: z.string() })),
    /** Nothing was heard of them for a while, but they have not left: a connection to them may still carry. */
    silent: z.array(z.string()),
    signals: z.array(z.object({ number: z.int(), from: z.string(), signal })),
    ice_servers: iceServers,
  }),
})
export type Presence = z.output<typeof stayInRoom.output>

export const leaveRoom = endpoint('POST', '/api/interviews/:id/room/leave/', {
  access,
  summary: 'Leave the room',
  input: z.object({ ...interview, peer }),
  output: z.object({}),
})
