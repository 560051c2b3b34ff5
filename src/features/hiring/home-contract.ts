import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { type Stage, stages, turnKinds } from './home-choices.ts'
import { meetingWay } from './meeting-fields.ts'

const person = z.object({
  id: z.int(),
  name: z.string(),
  image: z.string().nullable(),
  position: z.string().nullable(),
})
export type HomePerson = z.output<typeof person>

const turn = z.object({
  kind: z.enum(turnKinds),
  stage: z.enum(stages),
  /** Whom it is about; null where it is about nobody, or about several. */
  person: person.nullable(),
  /** How many it is about. */
  count: z.int(),
  /** A step of the recruitment, in the reader's words. */
  label: z.string().nullable(),
  amount: z.number().nullable(),
  currency: z.string().nullable(),
  due_on: z.string().nullable(),
  is_overdue: z.boolean(),
  /** Where it is done, as an English path. */
  path: z.string(),
})
export type HomeTurn = z.output<typeof turn>

const meeting = z.object({
  id: z.int(),
  person,
  date: z.string(),
  time: z.string(),
  way: meetingWay.nullable(),
  answer: z.enum(['accepted', 'declined']).nullable(),
  is_today: z.boolean(),
  can_join: z.boolean(),
})
export type HomeMeeting = z.output<typeof meeting>

export const getHome = endpoint('GET', '/api/employer/home/', {
  access: 'employer',
  summary:
    'What is next for the household: how many stand at each stage, what is its turn (the most pressing first), the next interviews, and who answered within two weeks',
  input: z.object({}),
  output: z.object({
    /** Whether it has neither said what it needs nor chosen anyone. */
    is_new: z.boolean(),
    has_needs: z.boolean(),
    stages: z.object(
      Object.fromEntries(stages.map((stage) => [stage, z.int()])) as Record<Stage, z.ZodInt>,
    ),
    turns: z.array(turn),
    meetings: z.array(meeting),
    answers: z.array(
      z.object({ person, answer: z.enum(['accepted', 'declined']), at: z.iso.datetime() }),
    ),
  }),
})
export type Home = z.output<typeof getHome.output>
