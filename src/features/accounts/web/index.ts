export { AccountDialogs } from './account-dialogs.tsx'
export { AccountMenu } from './menu/account-menu.tsx'
export { FactorGate } from './second-factor/factor-gate.tsx'
export { secondFactorPath, secondFactorQuery } from './second-factor/second-factor-state.ts'
export { publicApi } from './public-api.ts'
export { CodeForm } from './sign-up/code-form.tsx'
export { askEarly, useGuard } from './guard.ts'
export { PageError } from './page-error.tsx'
export { rememberReturn } from './sign-in/return-to.ts'
export { fullNumber, noPhone } from './phone/phone.ts'
export { PhoneField } from './phone/phone-field.tsx'
export {
  /** @public For the profiles. */
  openChangeMobile,
  openSignIn,
  openSignUp,
} from './open-dialog.ts'
export { SecurityHistory } from './security/security-history.tsx'
export { useSecurityTexts } from './second-factor/texts.ts'
export { loadSecretLink, secretLinkHeaders } from './passwords/secret-link.ts'
export { TermsNote } from './sign-up/terms-note.tsx'
