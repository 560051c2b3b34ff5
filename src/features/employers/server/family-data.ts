import type { EmployerProfileRow } from './tables.ts'

/** A profile without what the law calls special, marriage and children, and without the income: what rests on the household's consent. */
export const noFamilyData = {
  maritalStatus: null,
  spouseCount: 0,
  familyMembers: [],
  monthlyIncomeMinor: null,
} satisfies Partial<EmployerProfileRow>

export const hasFamilyData = ({
  maritalStatus,
  spouseCount,
  familyMembers,
  monthlyIncomeMinor,
}: EmployerProfileRow): boolean =>
  maritalStatus !== null ||
  spouseCount > 0 ||
  familyMembers.length > 0 ||
  monthlyIncomeMinor !== null
