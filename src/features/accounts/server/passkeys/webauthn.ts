/** The library that reads what devices sign; its modules are a twelfth of all that a start would read, and are read when the first is asked to sign. */
export const webauthn = () => import('@simplewebauthn/server')
