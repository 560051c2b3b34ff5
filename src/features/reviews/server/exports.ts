import { translated } from '../../../platform/shared/catalogues.ts'
import type { Mount } from '../../../platform/server/http.ts'
import { type CsvColumn, csvRoute } from '../../../platform/server/csv.ts'
import { documentKinds as en } from '../../profiles/messages.fields.en.ts'
import { checks as checksEn } from '../../profiles/messages.checks.en.ts'
import { lists as listsEn } from '../messages.findings.en.ts'
import { exportChecks, exportPapers, exportReviews, type ReviewedPerson } from '../contract.ts'
import { readChecks } from './list-checks.ts'
import { readPapers } from './list-papers.ts'
import { readReviews } from './list-reviews.ts'

const lists = translated(listsEn)
const checks = translated(checksEn)
const papers = translated(en)

const personColumns = <Row extends { candidate: ReviewedPerson }>({
  columns: t,
}: typeof listsEn): CsvColumn<Row>[] => [
  { header: t.candidateId, value: ({ candidate }) => candidate.id },
  { header: t.candidate, value: ({ candidate }) => candidate.full_name },
  { header: t.agency, value: ({ candidate }) => candidate.agency },
]

export const exportRoutes: Mount[] = [
  csvRoute(exportReviews, {
    name: 'reviews',
    read: readReviews,
    columns: ({ locale }) => {
      const t = lists[locale]
      return [
        { header: t.columns.id, value: ({ id }) => id },
        ...personColumns<Awaited<ReturnType<typeof readReviews>>[number]>(t),
        { header: t.columns.kind, value: ({ kind }) => t.kinds[kind] },
        { header: t.columns.state, value: ({ state }) => t.states[state] },
        { header: t.columns.since, value: ({ opened_at }) => opened_at },
        { header: t.columns.reason, value: ({ reason }) => reason },
        { header: t.columns.decidedAt, value: ({ decided_at }) => decided_at },
        { header: t.columns.decidedBy, value: ({ decided_by }) => decided_by },
      ]
    },
  }),
  csvRoute(exportPapers, {
    name: 'papers',
    read: readPapers,
    columns: ({ locale }) => {
      const t = lists[locale]
      return [
        { header: t.columns.id, value: ({ id }) => id },
        ...personColumns<Awaited<ReturnType<typeof readPapers>>[number]>(t),
        { header: t.columns.paper, value: ({ document_type }) => papers[locale][document_type] },
        { header: t.columns.state, value: ({ state }) => t.paperStates[state] },
        { header: t.columns.since, value: ({ uploaded_at }) => uploaded_at },
        { header: t.columns.expiry, value: ({ expiry_date }) => expiry_date },
        { header: t.columns.reason, value: ({ reason }) => reason },
      ]
    },
  }),
  csvRoute(exportChecks, {
    name: 'checks',
    read: readChecks,
    columns: ({ locale }) => {
      const t = lists[locale]
      return [
        { header: t.columns.id, value: ({ id }) => id },
        ...personColumns<Awaited<ReturnType<typeof readChecks>>[number]>(t),
        { header: t.columns.item, value: ({ item }) => checks[locale].item[item] },
        { header: t.columns.method, value: ({ method }) => checks[locale].method[method] },
        { header: t.columns.checkedAt, value: ({ checked_at }) => checked_at },
        { header: t.columns.checkedBy, value: ({ checked_by }) => checked_by },
        { header: t.columns.confirmedBy, value: ({ confirmed_by }) => confirmed_by },
        {
          header: t.columns.differences,
          value: ({ differences }) => Object.values(differences).join(' · '),
        },
        { header: t.columns.until, value: ({ valid_until }) => valid_until },
        { header: t.columns.endedAt, value: ({ ended_at }) => ended_at },
        {
          header: t.columns.endedBecause,
          value: ({ ended_because }) => ended_because && t.endings[ended_because],
        },
      ]
    },
  }),
]
