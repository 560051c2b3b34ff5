import { translated } from '../../../platform/shared/catalogues.ts'
import { fileRules, uploadRoute } from '../../../gateways/files/index.ts'
import { csvRoute } from '../../../platform/server/csv.ts'
import { type Mount, Reply, route } from '../../../platform/server/http.ts'
import { offerKinds, type PaperKind, uploadKinds } from '../choices.ts'
import * as calls from '../contract.ts'
import { en } from '../messages.en.ts'
import * as offerCalls from '../offer-contract.ts'
import * as operatorCalls from '../template-contract.ts'
import { changeStep, moveRecruitment } from './change-step.ts'
import { nudge } from './nudge.ts'
import {
  acceptOffer,
  declineOffer,
  getCertificate,
  getOfferDraft,
  makeOffer,
  sendOfferCode,
} from './offers.ts'
import { sendSigningCode, signOffer } from './sign-offer.ts'
import { caseColumns, listAllCases, readCases } from './operator/list-cases.ts'
import { addRule, listRules } from './operator/rules.ts'
import { addTemplate, listTemplates } from './operator/templates.ts'
import { addPaper, listPapers, openPaper, removePaper } from './papers.ts'
import { presentCase, presentLetters, presentLines } from './present.ts'
import { findOwnCase, getCase, getPaper, listCases, listPapersOf } from './queries.ts'

const messages = translated(en.letters.messages)
const document = { file: fileRules.document }
const isLetter = (kind: PaperKind): boolean => (offerKinds as readonly PaperKind[]).includes(kind)

export const routes: Mount[] = [
  route(operatorCalls.listTemplates, (ctx) => listTemplates(ctx)),
  route(operatorCalls.addTemplate, addTemplate),
  route(operatorCalls.listRules, (ctx) => listRules(ctx)),
  route(operatorCalls.addRule, addRule),
  route(calls.listRecruitments, async (ctx, { stage }) => {
    const lines = await presentLines(ctx, await listCases(ctx))
    return stage === undefined
      ? lines
      : lines.filter(({ status, stages }) => status !== 'closed' && stages.includes(stage))
  }),
  route(calls.getEmployerRecruitment, async (ctx, { candidate_id: candidateId }) =>
    presentCase(ctx, await getCase(ctx, { candidateId })),
  ),
  route(calls.moveRecruitment, async (ctx, input) =>
    presentCase(ctx, await moveRecruitment(ctx, input)),
  ),
  route(calls.getOwnRecruitment, async (ctx) => {
    const row = await findOwnCase(ctx)
    return row && presentCase(ctx, { row, side: 'worker', mayAct: true })
  }),
  route(calls.listAgencyRecruitments, async (ctx) => presentLines(ctx, await listCases(ctx))),
  route(calls.listAllRecruitments, listAllCases),
  csvRoute(calls.exportRecruitments, {
    name: 'recruitments',
    columns: () => caseColumns,
    read: readCases,
  }),
  route(calls.getRecruitment, async (ctx, { id }) => presentCase(ctx, await getCase(ctx, { id }))),
  route(calls.changeStep, async (ctx, { id, ...change }) =>
    presentCase(ctx, await changeStep(ctx, { id }, change)),
  ),
  route(calls.nudge, async (ctx, { id }) => presentCase(ctx, await nudge(ctx, { id }))),
  route(calls.listPapers, (ctx, { id, kind }) =>
    listPapers(ctx, { candidateId: id }, kind === undefined ? uploadKinds : [kind]),
  ),
  uploadRoute(calls.addPaper, document, (ctx, { id, ...fields }, { file }) =>
    addPaper(ctx, { candidateId: id }, fields, file),
  ),
  route(calls.removePaper, (ctx, { id, paper_id }) =>
    removePaper(ctx, { candidateId: id }, paper_id, uploadKinds),
  ),
  route(calls.listCasePapers, (ctx, { id }) => listPapers(ctx, { id })),
  uploadRoute(calls.addCasePaper, document, (ctx, { id, ...fields }, { file }) =>
    addPaper(ctx, { id }, fields, file),
  ),
  route(calls.removeCasePaper, (ctx, { id, paper_id }) => removePaper(ctx, { id }, paper_id)),
  route(calls.openPaper, (ctx, { id, paper_id }) => openPaper(ctx, id, paper_id)),
  route(calls.listOfferLetters, async (ctx, { id }) => {
    const seen = await getCase(ctx, { candidateId: id })
    return presentLetters(
      ctx,
      seen,
      (await listPapersOf(ctx, seen.row.id)).filter(({ kind }) => isLetter(kind)),
    )
  }),
  uploadRoute(calls.uploadOfferLetter, document, async (ctx, { id, is_signed }, { file }) => {
    const { id: letterId } = await addPaper(
      ctx,
      { candidateId: id },
      { kind: is_signed ? 'signed_offer_letter' : 'offer_letter' },
      file,
    )
    const seen = await getCase(ctx, { candidateId: id })
    const [letter] = await presentLetters(ctx, seen, [await getPaper(ctx, seen.row.id, letterId)])
    if (!letter) throw new Error('a letter was lost')
    return new Reply(letter, { message: messages[ctx.locale].uploaded })
  }),
  route(
    calls.removeOfferLetter,
    async (ctx, { id, letter_id }) =>
      new Reply(await removePaper(ctx, { candidateId: id }, letter_id, offerKinds), {
        message: messages[ctx.locale].removed,
      }),
  ),
  route(offerCalls.getOfferDraft, (ctx, { id }) => getOfferDraft(ctx, id)),
  route(offerCalls.makeOffer, (ctx, { id, replace, ...terms }) =>
    makeOffer(ctx, id, terms, { replace }),
  ),
  route(offerCalls.sendSigningCode, (ctx, { id }) => sendSigningCode(ctx, id)),
  route(offerCalls.signOffer, signOffer),
  route(offerCalls.sendOfferCode, (ctx, { id }) => sendOfferCode(ctx, id)),
  route(offerCalls.acceptOffer, acceptOffer),
  route(offerCalls.declineOffer, (ctx, { id, reason }) => declineOffer(ctx, id, reason)),
  route(offerCalls.getCertificate, (ctx, { id }) => getCertificate(ctx, id)),
]
