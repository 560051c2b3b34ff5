import { useQuery } from '@tanstack/react-query'
import { api } from '../../../platform/web/browser-api.ts'
import { upload } from '../../../platform/web/upload.ts'
import type { Keeper } from '../../candidates/web/index.ts'
import * as calls from '../candidates-contract.ts'
import { keptTopic } from './use-candidates.ts'

const profileKey = (id: number) => [keptTopic, 'profile', id]

/** The record of a candidate, for whether it is there; the area asks with the same key. */
export const useRecord = (id: number) =>
  useQuery({
    queryKey: profileKey(id),
    queryFn: ({ signal }) => api(calls.getKeptProfile, { id }, { signal }),
    staleTime: 300_000,
  })

/** The calls by which an agency keeps a candidate's record. */
export const keeperOf = (id: number, mayEdit: boolean, saved: () => void): Keeper => ({
  recordId: id,
  mayEdit,
  documentsPath: `/agency/candidates/${id}/documents`,
  profileKey: profileKey(id),
  documentsKey: [keptTopic, 'documents', id],
  getProfile: (signal) => api(calls.getKeptProfile, { id }, { ...(signal && { signal }) }),
  listRequests: (signal) => api(calls.listKeptRequests, { id }, { ...(signal && { signal }) }),
  saveProfile: (change, files, sending = {}) =>
    files === undefined
      ? api(calls.updateKeptProfile, { ...change, id })
      : upload(calls.updateKeptProfile, { ...change, id }, files, sending),
  attachVideo: (upload_id) => api(calls.attachKeptVideo, { id, upload_id }),
  listDocuments: (signal) => api(calls.listKeptDocuments, { id }, { ...(signal && { signal }) }),
  getDocument: (document_id) => api(calls.getKeptDocument, { id, document_id }),
  addDocument: (fields, files, sending) =>
    upload(calls.addKeptDocument, { ...fields, id } as never, files, sending),
  updateDocument: (document_id, fields, files, sending) =>
    upload(calls.updateKeptDocument, { ...fields, id, document_id }, files, sending),
  deleteDocument: (document_id) => api(calls.deleteKeptDocument, { id, document_id }),
  restoreDocument: (document_id) => api(calls.restoreKeptDocument, { id, document_id }),
  saved,
})
