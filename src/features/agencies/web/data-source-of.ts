import { useQuery } from '@tanstack/react-query'
import { api } from '../../../platform/web/browser-api.ts'
import { upload } from '../../../platform/web/upload.ts'
import type { ProfileDataSource } from '../../records/web/index.ts'
import * as calls from '../candidates-contract.ts'
import { managedTopic } from './use-candidates.ts'

const profileKey = (id: number) => [managedTopic, 'profile', id]

/** The record of a candidate, for whether it is there; the area asks with the same key. */
export const useRecord = (id: number) =>
  useQuery({
    queryKey: profileKey(id),
    queryFn: ({ signal }) => api(calls.getManagedProfile, { id }, { signal }),
    staleTime: 300_000,
  })

/** The calls by which an agency keeps a candidate's record. */
export const dataSourceOf = (
  id: number,
  mayEdit: boolean,
  saved: () => void,
): ProfileDataSource => ({
  recordId: id,
  mayEdit,
  documentsPath: `/agency/candidates/${id}/documents`,
  profileKey: profileKey(id),
  documentsKey: [managedTopic, 'documents', id],
  getProfile: (signal) => api(calls.getManagedProfile, { id }, { ...(signal && { signal }) }),
  listRequests: (signal) => api(calls.listManagedRequests, { id }, { ...(signal && { signal }) }),
  saveProfile: (change, files, sending = {}) =>
    files === undefined
      ? api(calls.updateManagedProfile, { ...change, id })
      : upload(calls.updateManagedProfile, { ...change, id }, files, sending),
  attachVideo: (upload_id) => api(calls.attachManagedVideo, { id, upload_id }),
  listDocuments: (signal) => api(calls.listManagedDocuments, { id }, { ...(signal && { signal }) }),
  getDocument: (document_id) => api(calls.getManagedDocument, { id, document_id }),
  addDocument: (fields, files, sending) =>
    upload(calls.addManagedDocument, { ...fields, id } as never, files, sending),
  updateDocument: (document_id, fields, files, sending) =>
    upload(calls.updateManagedDocument, { ...fields, id, document_id }, files, sending),
  deleteDocument: (document_id) => api(calls.deleteManagedDocument, { id, document_id }),
  restoreDocument: (document_id) => api(calls.restoreManagedDocument, { id, document_id }),
  saved,
})
