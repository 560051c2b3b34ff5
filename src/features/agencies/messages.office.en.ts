import { plural } from '../../platform/shared/locale.ts'

/** How an agency comes to be, its licence and its members. */
export const en = {
  errors: {
    licenceNumberRequired: 'Please enter the licence number.',
    agencyNameRequired: 'Please enter the name of the agency.',
    licenceEnded: 'This licence has already ended.',
    licenceTaken: 'Another agency has this licence number.',
    noLicenceWaits: 'No licence is waiting for a decision.',
    notSupplying: 'Only an approved agency can be suspended.',
    agencyNotSuspended: 'This agency is not suspended.',
    alreadyMember: 'You already belong to an agency.',
    alreadyInTeam: 'This number is already a member.',
    tooManyMembers: 'An agency has at most 100 members and invitations.',
    agencyNeedsOwner: 'An agency needs an owner. Make someone else an owner first.',
    invitationVoid: 'This invitation is no longer valid. Ask the agency for a new one.',
    signInToJoin: 'This number already has an account. Sign in to accept the invitation.',
  } as Record<string, string>,
  roles: { owner: 'owner', editor: 'editor', viewer: 'viewer' },
  sms: {
    invitation: ({ agency, role, link }: { agency: string; role: string; link: string }) =>
      `${agency} invites you to its workspace on Manzil as ${role}. Join within 7 days: ${link}`,
    taken: ({ agency }: { agency: string }) =>
      `${agency} wants to invite you to its workspace on Manzil, but your number already has an account there. To join, give the agency another number.`,
  },
  notices: {
    labels: {
      expiring: 'The licence ends soon',
      expired: 'The licence has ended',
      approved: 'A licence was approved',
      refused: 'A licence was refused',
      suspended: 'The agency was suspended',
      reinstated: 'The suspension was lifted',
      joined: 'Someone joined the agency',
      roleChanged: 'Your role changed',
      removed: 'You were removed from an agency',
    },
    expiring: (name: string, date: string, days: number) => ({
      title: 'Your licence ends soon',
      text: `The licence of ${name} is valid until ${date}, ${plural('en', days, { one: '# day', other: '# days' })} from now. Hand in the new one in time: without it your candidates are hidden.`,
    }),
    expired: (name: string, date: string) => ({
      title: 'Your licence has ended',
      text: `The licence of ${name} ended on ${date}. Your candidates are hidden until a new one is approved.`,
    }),
    approved: (name: string, date: string) => ({
      title: 'Your licence is approved',
      text: `The licence of ${name} is approved, valid until ${date}. Households see the candidates you publish.`,
    }),
    refused: (name: string, reason: string) => ({
      title: 'Your licence was not approved',
      text: `The licence that ${name} handed in was not approved: ${reason} Please hand in another.`,
    }),
    suspended: (name: string, reason: string) => ({
      title: 'Your agency is suspended',
      text: `${name} is suspended, and its candidates are hidden: ${reason}`,
    }),
    reinstated: (name: string) => ({
      title: 'Your agency is back',
      text: `The suspension of ${name} is lifted. Households see your candidates again.`,
    }),
    joined: (name: string, role: string) => ({
      title: 'Someone joined',
      text: `${name} joined your agency as ${role}.`,
    }),
    roleChanged: (agency: string, role: string) => ({
      title: 'Your role changed',
      text: `At ${agency} you are now: ${role}.`,
    }),
    removed: (agency: string) => ({
      title: 'You were removed',
      text: `You are no longer a member of ${agency}.`,
    }),
  },
}
