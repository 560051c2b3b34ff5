import { type DialCode, dialCodeOf } from '../../platform/shared/dial-code.ts'

/** The Gulf and the countries that workers come from: what profiles and dialogs offer first. */
export const nearDialCodes: readonly DialCode[] =
  'QA974 AE971 SA966 OM968 BH973 KW965 PH63 ID62 LK94 BD880 IN91 NP977 KE254 ET251 UG256'
    .split(' ')
    .map(dialCodeOf)
