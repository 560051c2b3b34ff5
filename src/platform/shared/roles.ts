/** What an account may be, as on the wire. What a role is called, where it is at home and how one becomes it stands with accounts. */
export const roles = ['employer', 'jobseeker', 'agency', 'admin'] as const
export type Role = (typeof roles)[number]
