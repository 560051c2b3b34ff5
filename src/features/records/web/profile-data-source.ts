import { createContext, useContext } from 'react'
import { api } from '../../../platform/web/browser-api.ts'
import type { upload as uploadOf } from '../../../platform/web/upload.ts'
import {
  addDocument,
  attachVideo,
  type CandidateDocument,
  deleteDocument,
  getDocument,
  getProfile,
  listDocuments,
  restoreDocument,
  updateDocument,
  updateProfile,
} from '../contract.ts'
import { type OwnProfile } from '../../profiles/own-profile-contract.ts'
import { type ReviewRequest, listRequests } from '../../reviews/requests-contract.ts'

type Wire = Record<string, unknown>
type Files = Record<string, File | undefined>
interface Sending {
  signal?: AbortSignal
  onProgress?: (fraction: number) => void
}

/** Whose record the area shows, and by which calls it is kept: a job seeker's own, or one that an agency keeps. */
export interface ProfileDataSource {
  /** Null for one's own. */
  recordId: number | null
  mayEdit: boolean
  documentsPath: string
  profileKey: readonly unknown[]
  documentsKey: readonly unknown[]
  getProfile: (signal?: AbortSignal) => Promise<OwnProfile>
  listRequests: (signal?: AbortSignal) => Promise<ReviewRequest[]>
  saveProfile: (change: Wire, files?: Files, sending?: Sending) => Promise<OwnProfile>
  attachVideo: (uploadId: string) => Promise<OwnProfile>
  listDocuments: (signal?: AbortSignal) => Promise<CandidateDocument[]>
  getDocument: (id: number) => Promise<CandidateDocument>
  addDocument: (fields: Wire, files: Files, sending: Sending) => Promise<unknown>
  updateDocument: (id: number, fields: Wire, files: Files, sending: Sending) => Promise<unknown>
  deleteDocument: (id: number) => Promise<unknown>
  restoreDocument: (id: number) => Promise<CandidateDocument>
  /** Told of each profile that was saved. */
  saved?: (profile: OwnProfile) => void
}

/** Apart from the first load: nobody sends a file at once. */
const upload: typeof uploadOf = async (...sent) =>
  (await import('../../../platform/web/upload.ts')).upload(...sent)

export const ownDocumentsKey = ['candidate/documents']

const own: ProfileDataSource = {
  recordId: null,
  mayEdit: true,
  documentsPath: '/dashboard/documents',
  profileKey: ['candidate/profile'],
  documentsKey: ownDocumentsKey,
  getProfile: (signal) => api(getProfile, {}, { ...(signal && { signal }) }),
  listRequests: (signal) => api(listRequests, {}, { ...(signal && { signal }) }),
  saveProfile: (change, files, sending = {}) =>
    files === undefined
      ? api(updateProfile, change)
      : upload(updateProfile, change, files, sending),
  attachVideo: (upload_id) => api(attachVideo, { upload_id }),
  listDocuments: (signal) => api(listDocuments, {}, { ...(signal && { signal }) }),
  getDocument: (id) => api(getDocument, { id }),
  addDocument: (fields, files, sending) => upload(addDocument, fields as never, files, sending),
  updateDocument: (id, fields, files, sending) =>
    upload(updateDocument, { ...fields, id }, files, sending),
  deleteDocument: (id) => api(deleteDocument, { id }),
  restoreDocument: (id) => api(restoreDocument, { id }),
}

const DataSourceContext = createContext(own)
export const DataSourceProvider = DataSourceContext.Provider
export const useDataSource = (): ProfileDataSource => useContext(DataSourceContext)
