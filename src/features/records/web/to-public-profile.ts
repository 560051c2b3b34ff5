import type { OwnProfile } from '../../profiles/own-profile-contract.ts'
import { coverContacts, publicAttributes } from '../../profiles/visibility-rules.ts'
import type { ShownCandidate } from '../../profiles/web/index.ts'

/** Her own profile with what everybody may see of it: as the public page shows it. */
export function toPublicProfile(own: OwnProfile): ShownCandidate {
  const {
    id,
    full_name,
    date_joined,
    hired,
    checks,
    currency,
    hidden_fields: hidden,
    ...profile
  } = own
  return {
    id,
    full_name,
    date_joined,
    source: 'self',
    agency: null,
    hired,
    checks,
    may_translate: false,
    contact_access: 'hidden',
    currency,
    profile: {
      ...profile,
      ...coverContacts(publicAttributes(own, hidden)),
    },
  }
}
