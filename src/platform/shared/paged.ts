import { z } from 'zod'
import { type Access, endpoint } from './endpoint.ts'
import { optional, pageNumber, requiredText, wholeNumber } from './fields.ts'

/** What the reader of a list types to find something in it. */
export const searchText = optional(requiredText('required', 100))

/** Which part of a list is asked for; its fields stand beside the list's own filters. */
export const paging = { page: pageNumber, page_size: wholeNumber(1, 60).default(20) }

/** The answer of a paged list. */
export const pageOf = <R extends z.ZodType>(row: R) =>
  z.object({
    results: z.array(row),
    /** At most `countMax`. */
    total: z.int(),
    /** There are more than `total`. */
    is_more: z.boolean(),
    page: z.int(),
    page_size: z.int(),
  })

/** The whole list as CSV, for those who may read it and have proved lately who they are; answers the file itself, not an envelope. `input`: the list's filters. */
export const csvEndpoint = <P extends string, I extends z.ZodType>(
  path: P,
  description: { access: Access; summary: string; input: I },
) => endpoint('GET', path, { ...description, proof: 'recent', output: z.string() })
