import { translated } from '../../../../platform/shared/catalogues.ts'
import { type Mount, Reply, route } from '../../../../platform/server/http.ts'
import { csvRoute } from '../../../../platform/server/csv.ts'
import * as calls from '../../support-contract.ts'
import { report } from '../../messages.report.en.ts'
import { desk } from '../../messages.support.en.ts'
import { changeEnquiry, listSupportTickets, readEnquiries } from './enquiries.ts'
import { changeReport, listReports, readReports } from './reports.ts'
import { sendReport } from './send-report.ts'

const said = translated(report)
const texts = translated(desk)

export const supportRoutes: Mount[] = [
  route(calls.sendReport, async (ctx, form) => {
    await sendReport(ctx, form)
    return new Reply({}, { message: said[ctx.locale].sent })
  }),
  route(calls.listReports, listReports),
  route(calls.changeReport, changeReport),
  csvRoute(calls.exportReports, {
    name: 'reports',
    read: readReports,
    columns: ({ locale }) => {
      const t = texts[locale]
      return [
        { header: t.columns.id, value: ({ id }) => id },
        { header: t.columns.about, value: ({ about }) => about.name },
        { header: t.columns.aboutId, value: ({ about }) => `${about.kind} ${about.id}` },
        { header: t.columns.reason, value: ({ reason }) => t.reasons[reason] },
        { header: t.columns.urgent, value: ({ is_urgent }) => is_urgent },
        { header: t.columns.message, value: ({ message }) => message },
        { header: t.columns.contact, value: ({ contact }) => contact },
        { header: t.columns.state, value: ({ state }) => t.reportStates[state] },
        { header: t.columns.note, value: ({ note }) => note },
        { header: t.columns.since, value: ({ created_at }) => created_at },
        { header: t.columns.closed, value: ({ closed_at }) => closed_at },
      ]
    },
  }),
  route(calls.listSupportTickets, listSupportTickets),
  route(calls.changeEnquiry, changeEnquiry),
  csvRoute(calls.exportEnquiries, {
    name: 'enquiries',
    read: readEnquiries,
    columns: ({ locale }) => {
      const t = texts[locale]
      return [
        { header: t.columns.id, value: ({ id }) => id },
        { header: t.columns.kind, value: ({ kind }) => t.kinds[kind] },
        { header: t.columns.name, value: ({ name }) => name },
        { header: t.columns.email, value: ({ email }) => email },
        { header: t.columns.phone, value: ({ phone_number }) => phone_number },
        { header: t.columns.message, value: ({ message }) => message },
        { header: t.columns.words, value: ({ words }) => words },
        { header: t.columns.page, value: ({ page }) => page },
        { header: t.columns.state, value: ({ state }) => t.enquiryStates[state] },
        { header: t.columns.assignee, value: ({ assignee }) => assignee?.name },
        { header: t.columns.note, value: ({ note }) => note },
        { header: t.columns.since, value: ({ created_at }) => created_at },
        { header: t.columns.days, value: ({ age_days }) => age_days },
      ]
    },
  }),
]
