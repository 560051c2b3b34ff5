import type { OwnProfile } from '../../profiles/own-profile-contract.ts'
import type { ShownCandidate } from '../../profiles/web/index.ts'

/** Her own profile with what everybody may see of it: as the public page shows it. */
export function toPublicProfile(own: OwnProfile): ShownCandidate {
  const {
    id,
    full_name,
    avatar_url,
    date_joined,
    hired,
    checks,
    currency,
    hidden_fields: hidden,
    ...profile
  } = own
  const shown = <T>(field: string, value: T, otherwise: T): T =>
    hidden.includes(field) ? otherwise : value
  return {
    id,
    full_name,
    avatar_url,
    date_joined,
    source: 'self',
    agency: null,
    hired,
    checks,
    phone_number: null,
    whatsapp: null,
    email: null,
    contact_access: 'hidden',
    currency,
    profile: {
      ...profile,
      date_of_birth: null,
      religion: shown('religion', profile.religion, null),
      marital_status: shown('marital_status', profile.marital_status, null),
      height: shown('height', profile.height, null),
      weight: shown('weight', profile.weight, null),
      kids: shown('kids', profile.kids, []),
    },
  }
}
