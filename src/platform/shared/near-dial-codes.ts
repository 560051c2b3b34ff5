export interface DialCode {
  /** With its plus sign: '+974'. */
  code: string
  /** ISO 3166 alpha-2. */
  country: string
}

/** 'QA974' as a dial code. */
export const dialCodeOf = (entry: string): DialCode => ({
  country: entry.slice(0, 2),
  code: `+${entry.slice(2)}`,
})

/** The Gulf and the countries that workers come from: what profiles and dialogs offer first. */
export const nearDialCodes: readonly DialCode[] =
  'QA974 AE971 SA966 OM968 BH973 KW965 PH63 ID62 LK94 BD880 IN91 NP977 KE254 ET251 UG256'
    .split(' ')
    .map(dialCodeOf)
