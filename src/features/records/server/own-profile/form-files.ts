import { fileRules } from '../../../../gateways/files/index.ts'

/** The files that a paper's form may bear, by field. */
export const paperFiles = { document_file: fileRules.document }
/** The files that a profile's form may bear, by field. */
export const mediaFiles = { profile_image: fileRules.picture, profile_video: fileRules.video }
