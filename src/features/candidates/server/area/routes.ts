import type { FastifyRequest } from 'fastify'
import { fileRules, uploadRoute } from '../../../../gateways/files/index.ts'
import { type Mount, Reply, route } from '../../../../platform/server/http.ts'
import {
  addDocument as addDocumentCall,
  attachVideo as attachVideoCall,
  deleteDocument as deleteDocumentCall,
  getAgencyCandidate,
  getDocument,
  getJobseeker,
  getProfile,
  listAgencyCandidates,
  listDocuments,
  listJobseekers,
  type OwnProfile,
  restoreDocument as restoreDocumentCall,
  updateDocument as updateDocumentCall,
  updateProfile as updateProfileCall,
} from '../../area-contract.ts'
import { addDocument } from '../documents/add-document.ts'
import { deleteDocument, restoreDocument } from '../documents/delete-document.ts'
import { presentDocuments } from '../documents/present.ts'
import { getOwnDocument, listOwnDocuments } from '../documents/queries.ts'
import { updateDocument } from '../documents/update-document.ts'
import { getFromSource, listBySource } from '../list-by-source.ts'
import { attachVideo } from './attach-video.ts'
import { presentOwn } from './present-own.ts'
import { getOwnCandidate } from './queries.ts'
import { mountResumable } from './resumable.ts'
import { updateProfile } from './update-profile.ts'

const paper = { document_file: fileRules.document }
const media = { profile_image: fileRules.picture, profile_video: fileRules.video }

const versioned = (profile: OwnProfile): Reply<OwnProfile> =>
  new Reply(profile, { headers: { etag: `"${profile.version}"`, 'cache-control': 'no-store' } })

/** The version in If-Match, where the caller prefers the header. */
const versionOf = (request: FastifyRequest): number | undefined => {
  const [, version] = /^"?(\d{1,9})"?$/.exec(request.headers['if-match'] ?? '') ?? []
  return version === undefined ? undefined : Number(version)
}

export const areaRoutes: Mount[] = [
  route(getProfile, async (ctx) => versioned(presentOwn(await getOwnCandidate(ctx), ctx.now))),
  uploadRoute(updateProfileCall, media, async (ctx, input, files, request) =>
    versioned(await updateProfile(ctx, { ...input, version: input.version ?? versionOf(request) }, files)),
  ),
  mountResumable,
  route(attachVideoCall, async (ctx, { upload_id }) => versioned(await attachVideo(ctx, upload_id))),
  route(listDocuments, async (ctx) => presentDocuments(ctx, await listOwnDocuments(ctx))),
  uploadRoute(addDocumentCall, paper, async (ctx, input, files) => new Reply(await addDocument(ctx, input, files.document_file), { status: 201 })),
  route(getDocument, async (ctx, { id }) => (await presentDocuments(ctx, [await getOwnDocument(ctx, id)]))[0]!),
  uploadRoute(updateDocumentCall, paper, (ctx, input, files) => updateDocument(ctx, input, files.document_file)),
  route(deleteDocumentCall, (ctx, { id }) => deleteDocument(ctx, id)),
  route(restoreDocumentCall, (ctx, { id }) => restoreDocument(ctx, id)),
  route(listJobseekers, (ctx, filters) => listBySource(ctx, 'self', filters)),
  route(getJobseeker, (ctx, { id }) => getFromSource(ctx, 'self', id)),
  route(listAgencyCandidates, (ctx, filters) => listBySource(ctx, 'agency', filters)),
  route(getAgencyCandidate, (ctx, { id }) => getFromSource(ctx, 'agency', id)),
]
