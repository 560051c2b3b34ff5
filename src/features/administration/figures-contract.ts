import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { optional } from '../../platform/shared/fields.ts'

export const figureRanges = ['7d', '30d', '90d', '1y'] as const
export type FigureRange = (typeof figureRanges)[number]

/** Whole numbers; income and refunds are amounts in `currency`. */
export const figureKeys = [
  'households',
  'workers',
  'agencies',
  'published',
  'shortlisted',
  'interviews',
  'selections',
  'hires',
  'income',
  'refunds',
  'messages_failed',
] as const
export type FigureKey = (typeof figureKeys)[number]

const figures = z.object(
  Object.fromEntries(figureKeys.map((key) => [key, z.number()])) as Record<FigureKey, z.ZodNumber>,
)
export type FigureValues = z.output<typeof figures>

export const getFigures = endpoint('GET', '/api/admin/figures/', {
  access: 'admin',
  summary:
    'How the marketplace does within a time, beside the time before; what waits in the queues',
  input: z.object({ range: optional(z.enum(figureRanges, 'unknownChoice')).default('30d') }),
  output: z.object({
    range: z.enum(figureRanges),
    unit: z.enum(['day', 'week', 'month']),
    currency: z.string(),
    /** The first day that is shown, and the first of the time before; days in Qatar. */
    from: z.iso.date(),
    before_from: z.iso.date(),
    /** Over the time, and over the one before. */
    now: figures,
    before: figures,
    /** Parts of the time, oldest first; each begins on its day. */
    timeline: z.array(figures.extend({ from: z.iso.date() })),
    /** What waits for the operator, and where. */
    queues: z.array(z.object({ key: z.string(), size: z.int(), path: z.string() })),
  }),
})
export type Figures = z.output<typeof getFigures.output>
