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
