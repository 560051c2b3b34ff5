export { files, type Store, storeOf } from './disk.ts'
export { fileLink, findFiles } from './links.ts'
export { forgetArrival, pieceStore, takeArrival } from './receive-arrival.ts'
export { arrivals, type Upload } from './receive-form.ts'
export { piecesFolder } from './open-uploads.ts'
export { admitUpload } from './quota.ts'
export { isPublicFile, publicFileIdOf } from './public-files.ts'
export { fileRules } from './rules.ts'
export { sendFile } from './serve.ts'
export {
  discardFile,
  eraseFiles,
  keepFile,
  releaseFile,
  reviveFile,
  storeBytes,
  storeFile,
  storeMade,
} from './store-file.ts'
export { pictureMeasure } from './measures.ts'
export { giveWay } from './picture-process.ts'
export { inPictureQueue, ownerOf } from './picture-queue.ts'
export { readFile } from './read-file.ts'
export { storePicture, storePictures } from './store-picture.ts'
export { cleanUpFiles } from './clean-up-files.ts'
export { keepSweepingArrivals, sweepArrivals } from './sweep-arrivals.ts'
export type { StoredFile } from './tables.ts'
export { uploadRoute } from './upload-route.ts'
