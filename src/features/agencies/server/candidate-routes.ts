import { uploadRoute } from '../../../gateways/files/index.ts'
import type { SignedIn } from '../../../platform/server/context.ts'
import { type Mount, Reply, route } from '../../../platform/server/http.ts'
import {
  getManagedCandidate,
  presentOwn,
  versioned,
  versionOf,
} from '../../profiles/server/managed-api.ts'
import * as records from '../../records/server/index.ts'
import { listRequests } from '../../reviews/server/index.ts'
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
      ...(await records.listManaged(ctx, agency.id, { ...query, show })),
      currency: ctx.settings.currency,
    }
  }),
  uploadRoute(calls.addManagedCandidate, records.mediaFiles, async (ctx, profile, files) => {
    const { agency } = await agencyOf(ctx, 'editor')
    return new Reply(await records.addCandidate(ctx, agency.id, profile, files), { status: 201 })
  }),
  route(calls.getManagedProfile, async (ctx, { id }) =>
    versioned(presentOwn(await getManagedCandidate(ctx, await managedBy(ctx, id, 'viewer')), ctx)),
  ),
  uploadRoute(
    calls.updateManagedProfile,
    records.mediaFiles,
    async (ctx, { id, ...change }, files, request) => {
      const version = change.version ?? versionOf(request)
      return versioned(
        await records.updateProfile(
          ctx,
          await managedBy(ctx, id, 'editor'),
          { ...change, version },
          files,
        ),
      )
    },
  ),
  route(calls.listManagedRequests, async (ctx, { id }) =>
    listRequests(ctx, await getManagedCandidate(ctx, await managedBy(ctx, id, 'viewer'))),
  ),
  route(calls.removeManagedCandidate, async (ctx, { id }) =>
    records.removeCandidate(ctx, await managedBy(ctx, id, 'editor')),
  ),
  route(calls.restoreManagedCandidate, async (ctx, { id }) =>
    records.restoreCandidate(ctx, await managedBy(ctx, id, 'editor')),
  ),
  route(calls.attachManagedVideo, async (ctx, { id, upload_id }) =>
    versioned(await records.attachVideo(ctx, await managedBy(ctx, id, 'editor'), upload_id)),
  ),
  route(calls.listManagedDocuments, async (ctx, { id }) => {
    const record = await managedBy(ctx, id, 'viewer')
    await getManagedCandidate(ctx, record)
    return records.presentDocuments(ctx, await records.listManagedDocuments(ctx, record))
  }),
  uploadRoute(
    calls.addManagedDocument,
    records.paperFiles,
    async (ctx, { id, ...fields }, files) => {
      const record = await managedBy(ctx, id, 'editor')
      return new Reply(await records.addDocument(ctx, record, fields, files.document_file), {
        status: 201,
      })
    },
  ),
  route(calls.getManagedDocument, async (ctx, { id, document_id }) => {
    const paper = await records.getManagedDocument(
      ctx,
      await managedBy(ctx, id, 'viewer'),
      document_id,
    )
    const [document] = await records.presentDocuments(ctx, [paper])
    if (!document) throw new Error('a paper was lost')
    return document
  }),
  uploadRoute(
    calls.updateManagedDocument,
    records.paperFiles,
    async (ctx, { id, document_id, ...fields }, files) =>
      records.updateDocument(
        ctx,
        await managedBy(ctx, id, 'editor'),
        { ...fields, id: document_id },
        files.document_file,
      ),
  ),
  route(calls.deleteManagedDocument, async (ctx, { id, document_id }) =>
    records.deleteDocument(ctx, await managedBy(ctx, id, 'editor'), document_id),
  ),
  route(calls.restoreManagedDocument, async (ctx, { id, document_id }) =>
    records.restoreDocument(ctx, await managedBy(ctx, id, 'editor'), document_id),
  ),
]
