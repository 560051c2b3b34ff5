import { call } from '../../../../platform/web/api.ts'
import type * as contract from '../../area-contract.ts'
import type * as claims from '../../claim-contract.ts'

type Contract = typeof contract
type Claims = typeof claims
const paper = '/api/jobseeker/documents/:id/'
const claim = '/api/jobseeker/claims/:id/'

export const getProfile = call<Contract['getProfile']>('GET', '/api/jobseeker/profile/')
export const updateProfile = call<Contract['updateProfile']>('PATCH', '/api/jobseeker/profile/')
export const attachVideo = call<Contract['attachVideo']>('POST', '/api/jobseeker/profile/video/')
export const listRequests = call<Contract['listRequests']>('GET', '/api/jobseeker/requests/')
export const listDocuments = call<Contract['listDocuments']>('GET', '/api/jobseeker/documents/')
export const addDocument = call<Contract['addDocument']>('POST', '/api/jobseeker/documents/')
export const getDocument = call<Contract['getDocument']>('GET', paper)
export const updateDocument = call<Contract['updateDocument']>('PUT', paper)
export const deleteDocument = call<Contract['deleteDocument']>('DELETE', paper)
export const restoreDocument = call<Contract['restoreDocument']>('POST', `${paper}restore/`)
export const getClaims = call<Claims['getClaims']>('GET', '/api/jobseeker/claims/')
export const sendClaimCode = call<Claims['sendClaimCode']>('POST', `${claim}code/`)
export const claimRecord = call<Claims['claimRecord']>('POST', claim)
export const objectToRecord = call<Claims['objectToRecord']>('POST', `${claim}object/`)
export const leaveAgency = call<Claims['leaveAgency']>('POST', '/api/jobseeker/profile/leave-agency/')
