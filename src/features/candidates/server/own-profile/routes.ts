import { uploadRoute } from '../../../../gateways/files/index.ts'
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
  listRequests as listRequestsCall,
  restoreDocument as restoreDocumentCall,
  updateDocument as updateDocumentCall,
  updateProfile as updateProfileCall,
} from '../../own-profile-contract.ts'
import { addDocument } from '../documents/add-document.ts'
import { deleteDocument, restoreDocument } from '../documents/delete-document.ts'
import { presentDocuments } from '../documents/present.ts'
import { getManagedDocument, listManagedDocuments } from '../documents/queries.ts'
import { updateDocument } from '../documents/update-document.ts'
import { getFromSource, listBySource } from '../list-by-source.ts'
import { checksOf } from '../review/checks.ts'
import { listRequests } from '../review/list-requests.ts'
import { attachVideo } from './attach-video.ts'
import { mediaFiles, paperFiles } from './form-files.ts'
import { presentOwn } from './present-own.ts'
import { getManagedCandidate } from './queries.ts'
import { mountResumable } from './resumable.ts'
import { updateProfile } from './update-profile.ts'
import { versioned, versionOf } from './versions.ts'

export const areaRoutes: Mount[] = [
  route(getProfile, async (ctx) => {
    const own = await getManagedCandidate(ctx, 'own')
    return versioned(presentOwn(own, ctx, await checksOf(ctx, own.id)))
  }),
  route(listRequestsCall, async (ctx) => listRequests(ctx, await getManagedCandidate(ctx, 'own'))),
  uploadRoute(updateProfileCall, mediaFiles, async (ctx, input, files, request) =>
    versioned(
      await updateProfile(
        ctx,
        'own',
        { ...input, version: input.version ?? versionOf(request) },
        files,
      ),
    ),
  ),
  mountResumable,
  route(attachVideoCall, async (ctx, { upload_id }) =>
    versioned(await attachVideo(ctx, 'own', upload_id)),
  ),
  route(listDocuments, async (ctx) =>
    presentDocuments(ctx, await listManagedDocuments(ctx, 'own')),
  ),
  uploadRoute(
    addDocumentCall,
    paperFiles,
    async (ctx, input, files) =>
      new Reply(await addDocument(ctx, 'own', input, files.document_file), { status: 201 }),
  ),
  route(
    getDocument,
    async (ctx, { id }) =>
      (await presentDocuments(ctx, [await getManagedDocument(ctx, 'own', id)]))[0]!,
  ),
  uploadRoute(updateDocumentCall, paperFiles, (ctx, input, files) =>
    updateDocument(ctx, 'own', input, files.document_file),
  ),
  route(deleteDocumentCall, (ctx, { id }) => deleteDocument(ctx, 'own', id)),
  route(restoreDocumentCall, (ctx, { id }) => restoreDocument(ctx, 'own', id)),
  route(listJobseekers, (ctx, filters) => listBySource(ctx, 'self', filters)),
  route(getJobseeker, (ctx, { id }) => getFromSource(ctx, 'self', id)),
  route(listAgencyCandidates, (ctx, filters) => listBySource(ctx, 'agency', filters)),
  route(getAgencyCandidate, (ctx, { id }) => getFromSource(ctx, 'agency', id)),
]
