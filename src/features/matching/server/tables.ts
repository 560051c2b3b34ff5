import { sql } from 'drizzle-orm'
import { check, pgTable, text } from 'drizzle-orm/pg-core'
import { day, instant, minor, reference } from '../../../platform/server/database/columns.ts'
import type { Needs } from '../contract.ts'

export const householdNeeds = pgTable(
  'household_needs',
  {
    employerId: reference('employer_id', 'users', 'cascade').primaryKey(),
    position: text().$type<Needs['position']>(),
    tasks: text().array().$type<Needs['tasks']>().notNull().default([]),
    children: text().array().$type<Needs['children']>().notNull().default([]),
    languages: text().array().$type<Needs['languages']>().notNull().default([]),
    workType: text('work_type').$type<Needs['work_type']>(),
    budgetMinor: minor('budget_minor'),
    startDate: day('start_date'),
    musts: text().array().$type<Needs['musts']>().notNull().default(['position']),
    priorities: text().array().$type<Needs['priorities']>().notNull().default([]),
    updatedAt: instant('updated_at').notNull(),
  },
  () => [check('household_needs_budget_minor_check', sql`budget_minor > 0`)],
)
