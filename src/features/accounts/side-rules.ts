// Apart from role-rules.ts, which pages for everyone have no room for: the two sides that they tell apart.

/** Stands for a household: has a list of candidates, interviews, orders and cases of its own. */
export const hires = (role: string | undefined): boolean => role === 'employer'

/** Stands for a worker: has a record among the candidates. */
export const hasRecord = (role: string | undefined): boolean => role === 'jobseeker'
