import { fileRules, uploadRoute } from '../../../gateways/files/index.ts'
import type { SignedIn } from '../../../platform/server/context.ts'
import { csvRoute } from '../../../platform/server/csv.ts'
import { type Mount, route } from '../../../platform/server/http.ts'
import { sendSignUpCode } from '../../accounts/server/sign-in-api.ts'
import * as operatorCalls from '../admin-contract.ts'
import * as calls from '../office-contract.ts'
import { agencyOf } from './agency-of.ts'
import { applyAgency, registerAgency } from './licence/apply-agency.ts'
import { listLicences, submitLicence } from './licence/submit-licence.ts'
import { changeMember, removeMember } from './members/change-member.ts'
import { inviteMember, withdrawInvitation } from './members/invite-member.ts'
import {
  acceptInvitation,
  getInvitation,
  joinAgency,
  listOwnInvitations,
  sendJoinCode,
} from './members/join-agency.ts'
import { listPeople } from './members/list-people.ts'
import {
  approveAgency,
  refuseLicence,
  reinstateAgency,
  suspendAgency,
} from './operator/decide-licence.ts'
import {
  agencyColumns,
  getAgencyFile,
  listAgencies,
  openLicence,
  readAgencies,
} from './operator/list-agencies.ts'
import { rightsOf } from './policy.ts'
import { presentLicences, presentOwn } from './present.ts'

const paper = { licence_file: fileRules.document }
const people = async (ctx: SignedIn, agencyId: Promise<number>) => listPeople(ctx, await agencyId)

/** How an agency comes to be, its licence, its members, and what the operator decides. */
export const officeRoutes: Mount[] = [
  route(calls.sendAgencyCode, (ctx, form) => sendSignUpCode(ctx, 'agency', form)),
  route(calls.registerAgency, registerAgency),
  route(calls.applyAgency, async (ctx, form) => presentOwn(ctx, await applyAgency(ctx, form))),
  uploadRoute(calls.submitLicence, paper, async (ctx, form, files) =>
    presentOwn(ctx, await submitLicence(ctx, form, files.licence_file)),
  ),
  route(calls.listLicences, async (ctx) => {
    const { agency, role } = await agencyOf(ctx, 'viewer')
    return presentLicences(ctx, await listLicences(ctx, agency.id), rightsOf({ role }).can_manage)
  }),
  route(calls.listPeople, async (ctx) =>
    listPeople(ctx, (await agencyOf(ctx, 'viewer')).agency.id),
  ),
  route(calls.inviteMember, (ctx, input) => people(ctx, inviteMember(ctx, input))),
  route(calls.withdrawInvitation, (ctx, { id }) => people(ctx, withdrawInvitation(ctx, id))),
  route(calls.changeMember, (ctx, input) => people(ctx, changeMember(ctx, input))),
  route(calls.removeMember, (ctx, { id }) => removeMember(ctx, id)),
  route(calls.getInvitation, (ctx, { token }) => getInvitation(ctx, token)),
  route(calls.sendJoinCode, sendJoinCode),
  route(calls.joinAgency, joinAgency),
  route(calls.listOwnInvitations, listOwnInvitations),
  route(calls.acceptInvitation, async (ctx, { id }) =>
    presentOwn(ctx, await acceptInvitation(ctx, id)),
  ),
  route(operatorCalls.listAgencies, listAgencies),
  csvRoute(operatorCalls.exportAgencies, {
    name: 'agencies',
    columns: () => agencyColumns,
    read: readAgencies,
  }),
  route(operatorCalls.getAgencyFile, (ctx, { id }) => getAgencyFile(ctx, id)),
  route(operatorCalls.openLicence, openLicence),
  route(operatorCalls.approveAgency, async (ctx, { id }) =>
    getAgencyFile(ctx, (await approveAgency(ctx, id)).id),
  ),
  route(operatorCalls.refuseLicence, async (ctx, input) =>
    getAgencyFile(ctx, (await refuseLicence(ctx, input)).id),
  ),
  route(operatorCalls.suspendAgency, async (ctx, input) =>
    getAgencyFile(ctx, (await suspendAgency(ctx, input)).id),
  ),
  route(operatorCalls.reinstateAgency, async (ctx, { id }) =>
    getAgencyFile(ctx, (await reinstateAgency(ctx, id)).id),
  ),
]
