import { enforce } from '../../../platform/shared/errors.ts'
import { publishRefusal } from './policy.ts'
import { missingToPublish, type Publishable, publishBlocker } from './publication.ts'

/** Refuses to publish a record that can't be shown, naming what is in the way. */
export const refuseToPublish = (row: Publishable, now: Date): void =>
  enforce(publishRefusal(publishBlocker(row, now), missingToPublish(row, now)))
