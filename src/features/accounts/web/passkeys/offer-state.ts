const dueKey = 'passkey-offer'
const laterKey = 'passkey-later'

/** Somebody has just signed in by number and password: this device may be able to do without next time. */
export const noteSignIn = (): void => sessionStorage.setItem(dueKey, 'due')

/** Whether a passkey is to be offered: once after a sign-in, and not where that was declined. */
export const isOfferDue = (): boolean =>
  sessionStorage.getItem(dueKey) !== null && localStorage.getItem(laterKey) === null

export const endOffer = (): void => sessionStorage.removeItem(dueKey)

/** Remembers for this browser that it was declined, whoever signs in here: it names nobody. */
export const declineOffer = (): void => localStorage.setItem(laterKey, 'yes')
