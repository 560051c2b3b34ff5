import type { Config } from '../../../../platform/server/config.ts'

/** For whom a passkey is made and where alone it can be used: the host and the origin at which Manzil is opened. */
export const relyingParty = ({ origin }: Pick<Config, 'origin'>) => ({
  rpID: new URL(origin).hostname,
  origin,
})
