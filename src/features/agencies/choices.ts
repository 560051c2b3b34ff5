/** What a member of an agency may do, the least first. */
export const memberRoles = ['viewer', 'editor', 'owner'] as const
export type MemberRole = (typeof memberRoles)[number]

/** Whether a role may do what another may. */
export const reaches = (role: MemberRole, minimum: MemberRole): boolean =>
  memberRoles.indexOf(role) >= memberRoles.indexOf(minimum)

export const agencyStatuses = ['pending', 'approved', 'suspended'] as const

/** What keeps an agency's people off the public list: the operator's word, or a licence that has run out. */
export const agencyStates = ['pending', 'suspended', 'licence_expired', 'running'] as const
export type AgencyState = (typeof agencyStates)[number]

export const licenceStatuses = ['submitted', 'approved', 'rejected', 'replaced'] as const

/** How long the link in an invitation can be used. */
export const invitationTtlDays = 7
export const membersMax = 100
