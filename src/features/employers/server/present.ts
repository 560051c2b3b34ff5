import type { Context } from '../../../platform/server/context.ts'
import type { UserRow } from '../../accounts/server/index.ts'
import { fromMinor } from '../../../platform/shared/money.ts'
import type { EmployerProfile } from '../contract.ts'
import type { EmployerProfileRow } from './tables.ts'

/** The profile as the household itself sees it. Nothing else may present it: family and income are its own. */
export const presentProfile = (
  { settings }: Context,
  user: UserRow,
  row: EmployerProfileRow | null,
): EmployerProfile => ({
  name: user.fullName,
  email: user.email,
  avatar: user.avatarKey === null ? null : `/media/${user.avatarKey}`,
  role: 'employer',
  phone_number: user.phoneNumber,
  full_address: row?.fullAddress ?? null,
  age: row?.age ?? null,
  gender: row?.gender ?? null,
  marital_status: row?.maritalStatus ?? null,
  nationality: row?.nationality ?? null,
  occupation: row?.occupation ?? null,
  monthly_income: row?.monthlyIncomeMinor == null ? null : fromMinor(row.monthlyIncomeMinor),
  spouse_count: row?.spouseCount ?? 0,
  family_members: row?.familyMembers ?? [],
  staff_members: row?.staffMembers ?? [],
  currency: settings.currency,
})
