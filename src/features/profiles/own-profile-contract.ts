import { z } from 'zod'
import { publishBlockers, publishGaps } from './choices.ts'
import { candidate, profile } from './contract.ts'

/** Her own profile, whole: what others see of it and what only she does. */
export const ownProfile = profile.extend({
  id: z.int(),
  full_name: z.string(),
  email: z.string().nullable(),
  phone_number: z.string().nullable(),
  whatsapp: z.string().nullable(),
  avatar_url: z.string().nullable(),
  date_joined: z.string(),
  hired: z.boolean(),
  checks: candidate.shape.checks,
  currency: z.string(),
  consent_special_data: z.boolean(),
  hidden_fields: z.array(z.string()),
  is_published: z.boolean(),
  /** Why she can't publish, or null. */
  publish_obstacle: z.enum(publishBlockers).nullable(),
  /** She is to be shown, and is as soon as nothing is in the way. */
  wants_published: z.boolean(),
  /** Nothing of it was ever saved: the first save is to show it, unless it says otherwise. */
  is_unsaved: z.boolean(),
  /** What has to be there before she is shown, and is not. */
  missing_to_publish: z.array(z.enum(publishGaps)),
  /** Still being looked at by the virus scanner. */
  video_pending: z.boolean(),
  /** Send it back with a save (or as If-Match): a save from an older one is refused with 409. */
  version: z.int(),
  updated_at: z.string(),
})
export type OwnProfile = z.output<typeof ownProfile>
