import {
  changeAccount,
  recordConsent,
  sendEmailLink,
} from '../../accounts/server/own-account-api.ts'
import { getUser, lockUser, type UserRow } from '../../accounts/server/index.ts'
import {
  keepFile,
  releaseFile,
  type StoredFile,
  storePicture,
  type Upload,
} from '../../../gateways/files/index.ts'
import { audit, changedKeys } from '../../../platform/server/audit.ts'
import type { SignedIn } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import { digitsOnly } from '../../../platform/shared/digits.ts'
import type { Parsed } from '../../../platform/shared/endpoint.ts'
import { AppError, invalid } from '../../../platform/shared/errors.ts'
import { toMinor } from '../../../platform/shared/money.ts'
import type {
  EmployerProfile,
  replaceProfile as replaceProfileCall,
  updateProfile as updateProfileCall,
} from '../contract.ts'
import { hasFamilyData } from './family-data.ts'
import { presentProfile } from './present.ts'
import { findProfile, lockProfile, saveProfile } from './queries.ts'
import type { EmployerProfileRow } from './tables.ts'

type Whole = Parsed<typeof replaceProfileCall>
type Part = Parsed<typeof updateProfileCall>

export const getProfile = async (ctx: SignedIn): Promise<EmployerProfile> =>
  presentProfile(
    ctx,
    await getUser(ctx, ctx.actor.userId),
    await findProfile(ctx, ctx.actor.userId),
  )

/** Saves the whole profile: what wasn't sent is cleared, but for a picture of which nothing was said. */
export async function replaceProfile(
  ctx: SignedIn,
  input: Whole,
  picture: Upload | undefined,
): Promise<EmployerProfile> {
  const user = await getUser(ctx, ctx.actor.userId)
  refuseOtherMobile(input.mobile_number, user)
  if (
    typeof input.avatar === 'string' &&
    picture === undefined &&
    !isOwnPicture(input.avatar, user)
  )
    throw invalid('avatar', 'avatarByFile')
  // Drawn and written before the transaction, which would hold its locks meanwhile.
  const photo =
    picture && (await storePicture(ctx, picture, { purpose: 'portraits', square: true }))
  return save(ctx, {
    account: { fullName: input.name, email: input.email },
    profile: {
      ...basicsOf(input),
      spouseCount: input.spouse_count,
      familyMembers: input.family_members,
      staffMembers: input.staff_members,
    },
    photo: photo ?? (input.avatar === null ? null : undefined),
  })
}

/** Changes the basic fields that were sent; the others stay. */
export async function updateProfile(ctx: SignedIn, input: Part): Promise<EmployerProfile> {
  const { role: _, mobile_number, ...sent } = input
  refuseOtherMobile(mobile_number, await getUser(ctx, ctx.actor.userId))
  if (Object.values(sent).every((value) => value === undefined))
    throw new AppError('INVALID', { message: 'noProfileData' })
  const profile = Object.fromEntries(
    Object.entries(basicsOf(sent)).filter(([, value]) => value !== undefined),
  )
  return save(ctx, {
    account: { fullName: sent.name, email: sent.email },
    profile,
    photo: undefined,
  })
}

interface Changes {
  /** What is undefined stays. */
  account: { fullName?: string | undefined; email?: string | null | undefined }
  profile: Partial<EmployerProfileRow>
  /** null takes the picture away. */
  photo: StoredFile | null | undefined
}

async function save(ctx: SignedIn, { account, profile, photo }: Changes): Promise<EmployerProfile> {
  const { employerId, user } = {
    employerId: ctx.actor.userId,
    user: await getUser(ctx, ctx.actor.userId),
  }
  const saved = await transaction(ctx, async (tx) => {
    const signedIn = { ...tx, actor: ctx.actor }
    await lockUser(tx, employerId)
    const before = await lockProfile(tx, employerId)
    if (photo) await keepFile(tx, photo)
    if (photo !== undefined) await releaseFile(tx, before.photoFileId)
    const avatar = photo === undefined ? {} : { avatarKey: photo?.keys[0] ?? null }
    const changed = await changeAccount(signedIn, { ...account, ...avatar })
    const values = { ...profile, ...(photo !== undefined && { photoFileId: photo?.id ?? null }) }
    await saveProfile(tx, employerId, values)
    // What the form says beside these fields: they are kept with consent, which is taken back under one's own data.
    if (hasFamilyData({ ...before, ...values }))
      await recordConsent(tx, employerId, 'special_data', true)
    // Which, and not what is in them.
    await audit(tx, 'employer.profile_saved', `user:${employerId}`, {
      fields: changedKeys(before, values),
    })
    return presentProfile(ctx, changed, { ...before, ...values })
  })
  // The profile stands whether or not the address can be reached: the link may be asked for again.
  if (saved.email !== null && saved.email !== user.email)
    await sendEmailLink(ctx, saved.email).catch(() => {})
  return saved
}

const basicsOf = (input: Partial<Whole> | Part) => ({
  fullAddress: input.full_address,
  age: input.age,
  gender: input.gender,
  maritalStatus: input.marital_status,
  nationality: input.nationality,
  occupation: input.occupation,
  monthlyIncomeMinor:
    input.monthly_income == null ? input.monthly_income : toMinor(input.monthly_income),
})

function refuseOtherMobile(given: string | undefined, user: UserRow): void {
  if (given !== undefined && given !== digitsOnly(user.phoneNumber))
    throw invalid('mobile_number', 'phoneChangesByCode')
}

const isOwnPicture = (address: string, user: UserRow): boolean =>
  address === '' || (user.avatarKey !== null && address.endsWith(`/media/${user.avatarKey}`))
