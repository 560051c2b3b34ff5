import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, minor, reference } from '../../../platform/server/columns.ts'
import type { EmployerProfile } from '../contract.ts'

export const employerProfiles = pgTable('employer_profiles', {
  employerId: reference('employer_id').primaryKey(),
  photoFileId: uuid('photo_file_id'),
  fullAddress: text('full_address'),
  age: integer(),
  gender: text({ enum: ['male', 'female'] }),
  maritalStatus: text('marital_status', { enum: ['single', 'married', 'divorced', 'widowed'] }),
  nationality: text(),
  occupation: text(),
  monthlyIncomeMinor: minor('monthly_income_minor'),
  spouseCount: integer('spouse_count').notNull().default(0),
  familyMembers: jsonb('family_members')
    .$type<EmployerProfile['family_members']>()
    .notNull()
    .default([]),
  staffMembers: jsonb('staff_members')
    .$type<EmployerProfile['staff_members']>()
    .notNull()
    .default([]),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})
export type EmployerProfileRow = typeof employerProfiles.$inferSelect
