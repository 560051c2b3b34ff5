import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import {
  instant,
  minor,
  reference,
  uuidReference,
} from '../../../platform/server/database/columns.ts'
import type { EmployerProfile } from '../contract.ts'

export const employerProfiles = pgTable(
  'employer_profiles',
  {
    employerId: reference('employer_id', 'users', 'cascade').primaryKey(),
    photoFileId: uuidReference('photo_file_id', 'stored_files'),
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
  },
  (row) => [
    index('employer_profiles_photo').on(row.photoFileId),
    check('employer_profiles_age_check', sql`age >= 18 and age <= 120`),
    check('employer_profiles_monthly_income_minor_check', sql`monthly_income_minor >= 0`),
    check('employer_profiles_spouse_count_check', sql`spouse_count >= 0 and spouse_count <= 20`),
  ],
)
export type EmployerProfileRow = typeof employerProfiles.$inferSelect
