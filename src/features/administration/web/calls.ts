import { call } from '../../../platform/web/api.ts'
import type * as users from '../../accounts/users-contract.ts'
import type * as agencies from '../../agencies/admin-contract.ts'
import type * as alerts from '../../billing/alert-contract.ts'
import type * as billing from '../../billing/contract.ts'
import type * as ledger from '../../billing/ledger-contract.ts'
import type * as notifications from '../../notifications/contract.ts'
import type * as recruitment from '../../recruitment/contract.ts'
import type * as audit from '../audit-contract.ts'
import type * as records from '../users-contract.ts'

type Users = typeof users
type Agencies = typeof agencies
type Alerts = typeof alerts
type Billing = typeof billing
type Ledger = typeof ledger
type Notifications = typeof notifications
type Recruitment = typeof recruitment
type Audit = typeof audit

export const listUsers = call<Users['listUsers']>('GET', '/api/admin/users/')
export const exportUsers = call<Users['exportUsers']>('GET', '/api/admin/users/csv/')
export const viewUser = call<(typeof records)['viewUser']>('GET', '/api/admin/users/:id/')
export const suspendUser = call<Users['suspendUser']>('POST', '/api/admin/users/:id/suspend/')
export const liftSuspension = call<Users['liftSuspension']>('POST', '/api/admin/users/:id/lift/')
export const endUserSessions = call<Users['endUserSessions']>('DELETE', '/api/admin/users/:id/sessions/')
export const listAdministrators = call<Users['listAdministrators']>('GET', '/api/admin/administrators/')
export const exportAdministrators = call<Users['exportAdministrators']>('GET', '/api/admin/administrators/csv/')
export const inviteAdministrator = call<Users['inviteAdministrator']>('POST', '/api/admin/administrators/')

export const listAudit = call<Audit['listAudit']>('GET', '/api/admin/audit/')
export const exportAudit = call<Audit['exportAudit']>('GET', '/api/admin/audit/csv/')

export const listAllOrders = call<Billing['listAllOrders']>('GET', '/api/admin/orders/')
export const exportOrders = call<Billing['exportOrders']>('GET', '/api/admin/orders/csv/')
export const getOrderRecord = call<Billing['getOrderRecord']>('GET', '/api/admin/orders/:id/')
export const setOrderLine = call<Billing['setOrderLine']>('POST', '/api/admin/orders/:id/lines/')
export const refundOrder = call<Billing['refundOrder']>('POST', '/api/admin/orders/:id/refund/')
export const getLedgerCheck = call<Ledger['getLedgerCheck']>('GET', '/api/admin/ledger/')
export const checkLedger = call<Ledger['checkLedger']>('POST', '/api/admin/ledger/')
export const listAlerts = call<Alerts['listAlerts']>('GET', '/api/admin/money-alerts/')
export const settleAlert = call<Alerts['settleAlert']>('POST', '/api/admin/money-alerts/:id/settle/')
export const listReconciliations = call<Ledger['listReconciliations']>('GET', '/api/admin/reconciliations/')
export const runReconciliation = call<Ledger['runReconciliation']>('POST', '/api/admin/reconciliations/')

export const listAllRecruitments = call<Recruitment['listAllRecruitments']>('GET', '/api/admin/recruitments/')
export const exportRecruitments = call<Recruitment['exportRecruitments']>('GET', '/api/admin/recruitments/csv/')
export const listLostMessages = call<Notifications['listLostMessages']>('GET', '/api/admin/messages/')
export const exportLostMessages = call<Notifications['exportLostMessages']>('GET', '/api/admin/messages/csv/')
export const retryMessage = call<Notifications['retryMessage']>('POST', '/api/admin/messages/:id/retry/')

export const listAgencies = call<Agencies['listAgencies']>('GET', '/api/admin/agencies/')
export const exportAgencies = call<Agencies['exportAgencies']>('GET', '/api/admin/agencies/csv/')
export const getAgencyFile = call<Agencies['getAgencyFile']>('GET', '/api/admin/agencies/:id/')
export const openLicence = call<Agencies['openLicence']>('POST', '/api/admin/agencies/:id/licences/:licence_id/open/')
export const approveAgency = call<Agencies['approveAgency']>('POST', '/api/admin/agencies/:id/approve/')
export const refuseLicence = call<Agencies['refuseLicence']>('POST', '/api/admin/agencies/:id/refuse/')
export const suspendAgency = call<Agencies['suspendAgency']>('POST', '/api/admin/agencies/:id/suspend/')
export const reinstateAgency = call<Agencies['reinstateAgency']>('POST', '/api/admin/agencies/:id/reinstate/')
