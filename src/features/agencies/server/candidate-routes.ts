import { uploadRoute } from '../../../gateways/files/index.ts'
import type { SignedIn } from '../../../platform/server/context.ts'
import { type Mount, Reply, route } from '../../../platform/server/http.ts'
import * as candidates from '../../candidates/server/records-api.ts'
import * as calls from '../candidates-contract.ts'
import type { MemberRole } from '../choices.ts'
import { agencyOf } from './agency-of.ts'

/** A record of the asker's agency, if her role reaches. */
const managedBy = async (ctx: SignedIn, candidateId: number, minimum: MemberRole) => ({
  agencyId: (await agencyOf(ctx, minimum)).agency.id,
  candidateId,
})

/** The agency's candidates: the use cases of a job seeker's own area, over the records that the agency keeps. */
export const candidateRoutes: Mount[] = [
  route(calls.listManagedCandidates, async (ctx, { show = 'all', ...query }) => {
    const { agency } = await agencyOf(ctx, 'viewer')
    return {
      ...(await candidates.listManaged(ctx, agency.id, { ...query, show })),
      currency: ctx.settings.currency,
    }
  }),
  uploadRoute(calls.addManagedCandidate, candidates.mediaFiles, async (ctx, profile, files) => {
    const { agency } = await agencyOf(ctx, 'editor')
    return new Reply(await candidates.addCandidate(ctx, agency.id, profile, files), { status: 201 })
  }),
  route(calls.getManagedProfile, async (ctx, { id }) =>
    candidates.versioned(
      candidates.presentOwnProfile(
        await candidates.getManagedCandidate(ctx, await managedBy(ctx, id, 'viewer')),
        ctx,
      ),
    ),
  ),
  uploadRoute(
    calls.updateManagedProfile,
    candidates.mediaFiles,
    async (ctx, { id, ...change }, files, request) => {
      const version = change.version ?? candidates.versionOf(request)
      return candidates.versioned(
        await candidates.updateProfile(
          ctx,
          await managedBy(ctx, id, 'editor'),
          { ...change, version },
          files,
        ),
      )
    },
  ),
  route(calls.listManagedRequests, async (ctx, { id }) =>
    candidates.listRequests(
      ctx,
      await candidates.getManagedCandidate(ctx, await managedBy(ctx, id, 'viewer')),
    ),
  ),
  route(calls.removeManagedCandidate, async (ctx, { id }) =>
    candidates.removeCandidate(ctx, await managedBy(ctx, id, 'editor')),
  ),
  route(calls.restoreManagedCandidate, async (ctx, { id }) =>
    candidates.restoreCandidate(ctx, await managedBy(ctx, id, 'editor')),
  ),
  route(calls.attachManagedVideo, async (ctx, { id, upload_id }) =>
    candidates.versioned(
      await candidates.attachVideo(ctx, await managedBy(ctx, id, 'editor'), upload_id),
    ),
  ),
  route(calls.listManagedDocuments, async (ctx, { id }) => {
    const record = await managedBy(ctx, id, 'viewer')
    await candidates.getManagedCandidate(ctx, record)
    return candidates.presentDocuments(ctx, await candidates.listManagedDocuments(ctx, record))
  }),
  uploadRoute(
    calls.addManagedDocument,
    candidates.paperFiles,
    async (ctx, { id, ...fields }, files) => {
      const record = await managedBy(ctx, id, 'editor')
      return new Reply(await candidates.addDocument(ctx, record, fields, files.document_file), {
        status: 201,
      })
    },
  ),
  route(calls.getManagedDocument, async (ctx, { id, document_id }) => {
    const paper = await candidates.getManagedDocument(
      ctx,
      await managedBy(ctx, id, 'viewer'),
      document_id,
    )
    const [document] = await candidates.presentDocuments(ctx, [paper])
    if (!document) throw new Error('a paper was lost')
    return document
  }),
  uploadRoute(
    calls.updateManagedDocument,
    candidates.paperFiles,
    async (ctx, { id, document_id, ...fields }, files) =>
      candidates.updateDocument(
        ctx,
        await managedBy(ctx, id, 'editor'),
        { ...fields, id: document_id },
        files.document_file,
      ),
  ),
  route(calls.deleteManagedDocument, async (ctx, { id, document_id }) =>
    candidates.deleteDocument(ctx, await managedBy(ctx, id, 'editor'), document_id),
  ),
  route(calls.restoreManagedDocument, async (ctx, { id, document_id }) =>
    candidates.restoreDocument(ctx, await managedBy(ctx, id, 'editor'), document_id),
  ),
]
