import { type Role, roles } from '../../platform/shared/roles.ts'

interface RoleRules {
  /** The first page, as an English path. */
  home: string
  /** Where one signs in, as an English path. */
  logInPath: string
  /** The call that ends a session. */
  logOutPath: '/api/auth/logout' | '/api/jobseeker/auth/logout/'
  /** How one becomes it: by a code to one's phone, with an agency that applies or invites, or by an operator's invitation. */
  joins: 'sign-up' | 'agency' | 'operator'
  /** Stands for a household: has a list of candidates, interviews, orders and cases of its own. */
  hires: boolean
  /** Stands for a worker: has a record among the candidates. */
  hasRecord: boolean
  /** Works for an agency, as far as the agency lets it. */
  supplies: boolean
  /** When a session ends by itself: so long after sign-in, and so long after it was last used. */
  session: { lastsMinutes: number; idleMinutes: number }
  /** Runs Manzil: opens the console, and so needs a strong password and a second factor. */
  operates: boolean
}

const day = 24 * 60

/** What nobody in particular is: whoever is signed out, or whom the browser remembers by a role that there is no more. */
const nobody = {
  home: '/dashboard',
  logInPath: '/login',
  logOutPath: '/api/auth/logout',
  session: { lastsMinutes: 90 * day, idleMinutes: 30 * day },
  hires: false,
  hasRecord: false,
  supplies: false,
  operates: false,
} as const

const rules = {
  employer: { ...nobody, joins: 'sign-up', hires: true },
  jobseeker: {
    ...nobody,
    joins: 'sign-up',
    logOutPath: '/api/jobseeker/auth/logout/',
    hasRecord: true,
  },
  agency: {
    ...nobody,
    joins: 'agency',
    home: '/agency',
    logInPath: '/agency/login',
    session: { lastsMinutes: 14 * day, idleMinutes: 14 * day },
    supplies: true,
  },
  admin: {
    ...nobody,
    joins: 'operator',
    home: '/admin',
    logInPath: '/admin/login',
    session: { lastsMinutes: 12 * 60, idleMinutes: 30 },
    operates: true,
  },
} as const satisfies Record<Role, RoleRules>

/** What follows from a role; its words stand in each text under its name on the wire. */
export const rulesOf = (role: string | undefined): Omit<RoleRules, 'joins'> =>
  rules[role as Role] ?? nobody

type RoleBy<Way extends RoleRules['joins']> = {
  [R in Role]: (typeof rules)[R]['joins'] extends Way ? R : never
}[Role]

const rolesBy = <Way extends RoleRules['joins']>(...ways: Way[]) =>
  roles.filter((role): role is RoleBy<Way> => (ways as string[]).includes(rules[role].joins))

/** Whoever becomes it by signing up. */
export const selfServiceRoles = rolesBy('sign-up')
export type SelfServiceRole = (typeof selfServiceRoles)[number]

/** Whoever has a page of its own to sign in. */
export const separateRoles = rolesBy('agency', 'operator')
export type SeparateRole = (typeof separateRoles)[number]

/** The role that a stored user claims, whichever of the words for a job seeker it bears. */
export const roleOf = ({
  role,
  user_type,
  type,
}: {
  role: string
  user_type?: string
  type?: string
}): string =>
  role === 'candidate' || user_type === 'jobseeker' || type === 'jobseeker' ? 'jobseeker' : role
