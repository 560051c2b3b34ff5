import { AppError } from '../../platform/shared/errors.ts'
import { drawPicture, judgePicture } from './draw-picture.ts'
import type { PictureAnswer, PictureWork } from './picture-process.ts'

// The server's own end is what ends this: what it has begun is drawn to the end when both are told to stop.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
process.on('disconnect', () => process.exit(0))
process.on('message', ({ id, work }: { id: number; work: PictureWork }) => {
  const answer = (said: PictureAnswer): void => void process.send?.({ id, ...said })
  answerOf(work).then(answer, (error: unknown) => {
    if (!(error instanceof AppError)) throw error
    answer({ refusal: { code: error.code, ...error.detail } })
  })
})

async function answerOf(work: PictureWork): Promise<PictureAnswer> {
  if (work.what === 'draw') {
    const drawn = []
    for (const cut of work.cuts) drawn.push(await drawPicture(work.path, cut))
    return { drawn }
  }
  await judgePicture(work.path)
  return { drawn: [] }
}
