import type { Actor, Context, SignedIn } from './context.ts'

/**
 * The same context in the name of somebody who did not sign in. For three cases alone: she gave the answer by a way that proves who she is (the
 * link of her notice, a reply from her number), a job does what she has asked for (her archive, the letter of what both agreed), or the demo
 * answers for people it invented. Whoever calls it has made sure of that first: from here on policies and the audit log take her for the actor.
 * The session is empty because there is none, so nothing that is proved, opened or kept by a session can be had with it.
 */
export const actingAs = (ctx: Context, { userId, role }: Omit<Actor, 'sessionId'>): SignedIn => ({
  ...ctx,
  actor: { userId, role, sessionId: '' },
})
