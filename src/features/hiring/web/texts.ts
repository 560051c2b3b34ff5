import { textsHook } from '../../../platform/web/texts.ts'
import { texts } from '../texts.ts'
import { isSchedule, type PipelineAction } from './actions.ts'

export { texts }
export const useTexts = textsHook(texts)

/** What a button calls an action. */
export const labelOf = (action: PipelineAction, t: ReturnType<typeof useTexts>): string =>
  isSchedule(action) ? t.schedule.title[action] : t.acts[action]
