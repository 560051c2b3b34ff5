import { uploadRoute } from '../../../gateways/files/index.ts'
import { type Mount, Reply, route } from '../../../platform/server/http.ts'
import {
  addDocument as addDocumentCall,
  attachVideo as attachVideoCall,
  deleteDocument as deleteDocumentCall,
  getDocument,
  getProfile,
  listDocuments,
  restoreDocument as restoreDocumentCall,
  updateDocument as updateDocumentCall,
  updateProfile as updateProfileCall,
} from '../contract.ts'
import { addDocument } from './documents/add-document.ts'
import { deleteDocument, restoreDocument } from './documents/delete-document.ts'
import { presentDocuments } from './documents/present.ts'
import { getManagedDocument, listManagedDocuments } from './documents/queries.ts'
import { updateDocument } from './documents/update-document.ts'
import { checksOf } from '../../profiles/server/record-api.ts'
import {
  presentOwn,
  getManagedCandidate,
  versioned,
  versionOf,
} from '../../profiles/server/managed-api.ts'
import { attachVideo } from './own-profile/attach-video.ts'
import { mediaFiles, paperFiles } from './own-profile/form-files.ts'
import { mountResumable } from './own-profile/resumable.ts'
import { updateProfile } from './own-profile/update-profile.ts'

export const routes: Mount[] = [
  route(getProfile, async (ctx) => {
    const own = await getManagedCandidate(ctx, 'own')
    return versioned(presentOwn(own, ctx, await checksOf(ctx, own.id)))
  }),
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
]
