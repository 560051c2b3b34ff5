import { uploadRoute } from '../../../gateways/files/index.ts'
import type { SignedIn } from '../../../platform/server/context.ts'
import { type Mount, Reply, route } from '../../../platform/server/http.ts'
import { currency } from '../../../platform/shared/money.ts'
import * as candidates from '../../candidates/server/index.ts'
import * as calls from '../candidates-contract.ts'
import type { MemberRole } from '../choices.ts'
import { agencyOf } from './agency-of.ts'

/** A record of the asker's agency, if her role reaches. */
const kept = async (ctx: SignedIn, candidateId: number, minimum: MemberRole) => ({
  agencyId: (await agencyOf(ctx, minimum)).agency.id,
  candidateId,
})

/** The agency's candidates: the verbs of a job seeker's own area, over the records that the agency keeps. */
export const candidateRoutes: Mount[] = [
  route(calls.listKeptCandidates, async (ctx, { show = 'all', ...query }) => {
    const { agency } = await agencyOf(ctx, 'viewer')
    return { ...(await candidates.listKept(ctx, agency.id, { ...query, show })), currency }
  }),
  uploadRoute(calls.addKeptCandidate, candidates.mediaFiles, async (ctx, profile, files) => {
    const { agency } = await agencyOf(ctx, 'editor')
    return new Reply(await candidates.addCandidate(ctx, agency.id, profile, files), { status: 201 })
  }),
  route(calls.getKeptProfile, async (ctx, { id }) =>
    candidates.versioned(
      candidates.presentOwnProfile(
        await candidates.getKeptCandidate(ctx, await kept(ctx, id, 'viewer')),
        ctx.now,
      ),
    ),
  ),
  uploadRoute(
    calls.updateKeptProfile,
    candidates.mediaFiles,
    async (ctx, { id, ...change }, files, request) => {
      const version = change.version ?? candidates.versionOf(request)
      return candidates.versioned(
        await candidates.updateProfile(
          ctx,
          await kept(ctx, id, 'editor'),
          { ...change, version },
          files,
        ),
      )
    },
  ),
  route(calls.listKeptRequests, async (ctx, { id }) =>
    candidates.listRequests(
      ctx,
      await candidates.getKeptCandidate(ctx, await kept(ctx, id, 'viewer')),
    ),
  ),
  route(calls.removeKeptCandidate, async (ctx, { id }) =>
    candidates.removeCandidate(ctx, await kept(ctx, id, 'editor')),
  ),
  route(calls.restoreKeptCandidate, async (ctx, { id }) =>
    candidates.restoreCandidate(ctx, await kept(ctx, id, 'editor')),
  ),
  route(calls.attachKeptVideo, async (ctx, { id, upload_id }) =>
    candidates.versioned(
      await candidates.attachVideo(ctx, await kept(ctx, id, 'editor'), upload_id),
    ),
  ),
  route(calls.listKeptDocuments, async (ctx, { id }) => {
    const record = await kept(ctx, id, 'viewer')
    await candidates.getKeptCandidate(ctx, record)
    return candidates.presentDocuments(ctx, await candidates.listKeptDocuments(ctx, record))
  }),
  uploadRoute(
    calls.addKeptDocument,
    candidates.paperFiles,
    async (ctx, { id, ...fields }, files) => {
      const record = await kept(ctx, id, 'editor')
      return new Reply(await candidates.addDocument(ctx, record, fields, files.document_file), {
        status: 201,
      })
    },
  ),
  route(calls.getKeptDocument, async (ctx, { id, document_id }) => {
    const paper = await candidates.getKeptDocument(ctx, await kept(ctx, id, 'viewer'), document_id)
    const [document] = await candidates.presentDocuments(ctx, [paper])
    if (!document) throw new Error('a paper was lost')
    return document
  }),
  uploadRoute(
    calls.updateKeptDocument,
    candidates.paperFiles,
    async (ctx, { id, document_id, ...fields }, files) =>
      candidates.updateDocument(
        ctx,
        await kept(ctx, id, 'editor'),
        { ...fields, id: document_id },
        files.document_file,
      ),
  ),
  route(calls.deleteKeptDocument, async (ctx, { id, document_id }) =>
    candidates.deleteDocument(ctx, await kept(ctx, id, 'editor'), document_id),
  ),
  route(calls.restoreKeptDocument, async (ctx, { id, document_id }) =>
    candidates.restoreDocument(ctx, await kept(ctx, id, 'editor'), document_id),
  ),
]
