import { call } from '../../../platform/web/api.ts'
import type * as candidates from '../../candidates/contract.ts'
import type * as analytics from '../analytics-contract.ts'
import type * as contract from '../contract.ts'
import type * as leave from '../leave-contract.ts'

type Contract = typeof contract
type Analytics = typeof analytics
type Leave = typeof leave
const entry = '/api/employer/candidates/:id/'

export const listPipeline = call<Contract['listPipeline']>('GET', '/api/employer/candidates/')
export const changeStatus = call<Contract['changeStatus']>('POST', `${entry}status/`)
export const scheduleInterview = call<Contract['scheduleInterview']>('POST', `${entry}schedule-interview/`)
export const deleteInterview = call<Contract['deleteInterview']>('DELETE', `${entry}schedule-interview/`)
export const removeFromPipeline = call<Contract['removeFromPipeline']>('DELETE', `${entry}remove/`)
export const saveNote = call<Contract['saveNote']>('PUT', `${entry}note/`)
export const getTimeline = call<Contract['getTimeline']>('GET', `${entry}timeline/`)
export const moveSeveral = call<Contract['moveSeveral']>('POST', '/api/employer/candidates/several/')
export const listInterviews = call<Contract['listInterviews']>('GET', '/api/jobseeker/interviews/')
export const answerInterview = call<Contract['answerInterview']>('POST', '/api/jobseeker/interviews/:id/answer/')
export const listLeavable = call<Leave['listLeavable']>('GET', '/api/jobseeker/households/')
export const withdraw = call<Leave['withdraw']>('POST', '/api/jobseeker/households/:id/withdraw/')
export const getAnalytics = call<Analytics['getAnalytics']>('GET', '/api/employer/analytics/')
export const viewCandidate = call<Analytics['viewCandidate']>('POST', `${entry}view/`)
export const getCandidate = call<(typeof candidates)['getCandidate']>('GET', '/api/candidates/:id/')
