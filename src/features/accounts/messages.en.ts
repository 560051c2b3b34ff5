import { plural } from '../../platform/shared/locale.ts'

interface Code {
  code: string
}
interface Link {
  link: string
}

export const en = {
  /** In place of the name of someone whose account is gone. */
  erasedAccount: 'Deleted account',
  errors: {
    phoneRequired: 'Please enter your phone number',
    phoneInvalid: 'Please enter a valid phone number',
    phoneUnchanged: 'This is already your phone number',
    phoneTaken: 'This number already has an account. Please sign in.',
    phoneChangesByCode:
      'To change your number, use Change Mobile Number: we send a code to the new one.',
    fullNameRequired: 'Please enter your full name',
    passwordRequired: 'Please enter a password',
    passwordTooShortAtSignUp: 'Password must be at least 6 characters long',
    passwordTooLong: 'Password must be at most 200 characters long',
    passwordsDiffer: 'Passwords do not match',
    allFieldsRequired: 'All fields are required',
    newPasswordsDiffer: 'New password and confirm password do not match',
    newPasswordTooShort: 'New password must be at least 8 characters long',
    newPasswordUnchanged: 'New password must be different from current password',
    currentPasswordWrong: 'Failed to update password. Please check your current password.',
    codeInvalid: 'Please enter a valid 6-digit OTP',
    codeIncomplete: 'Please enter the 6-digit OTP',
    codeWrong: 'Invalid OTP. Please try again.',
    codeVoid: 'Invalid OTP. Please request a new one.',
    codeNotRequested: 'Please request an OTP first',
    codeNotSent: 'Failed to send OTP',
    emailInvalid: 'Please enter a valid e-mail address',
    emailMissing: 'Please enter your e-mail address',
    emailNotSent: 'The e-mail could not be sent. Please try again.',
    undoLinkVoid:
      'This link is no longer valid: it works once, for 72 hours. Please write to us if somebody has taken over your account.',
    undoPhoneTaken:
      'Your old number now belongs to another account. Please write to us, so that we can help you.',
    oldPasswordWrong: 'This is not the password that you had before the change.',
    linkVoid: 'This link is no longer valid. Please ask for a new one.',
    INVALID_CREDENTIALS: 'Login failed. Please check your credentials.',
    ROLE_MISMATCH: 'This is a different kind of account.',
    ACCOUNT_CLOSING: 'This account will be deleted on {date}. Until then you can keep it.',
    accountSuspended: 'This account is suspended. Please contact us.',
    accountSuspended_identity:
      'This account is suspended until we have checked who it belongs to. Please contact us.',
    accountSuspended_conduct:
      'This account is suspended because its use broke our terms. Please contact us if you think this is wrong.',
    accountSuspended_payment:
      'This account is suspended because of an open question about a payment. Please contact us.',
    accountSuspended_request:
      'This account was suspended at the request of its owner. Please contact us to open it again.',
    accountSuspended_other: 'This account is suspended. Please contact us to learn why.',
    notYourself: 'You cannot suspend your own account.',
    suspendedAlready: 'This account is already suspended.',
    notSuspended: 'This account is not suspended.',
    numberOfYourself: 'You change your own number on your account page.',
    numberOfOperator:
      'An operator’s number can’t be freed here. Operators change their own numbers.',
    numberFreed: 'The number of this account was freed before.',
    numberInUse:
      'Somebody used this account within the last 30 days, so the number may still be theirs. Write to them first, or suspend the account until it is clear whose number it is.',
    numberHeld: 'This account has a number. Only its owner can change it.',
    numberTaken: 'This number has another account.',
    numberMissing: 'Your account has no mobile number. Please add one on your account page first.',
    passwordCommon:
      'This is one of the first passwords that anyone would try. Please choose another.',
    passwordRepeats: 'This password only repeats itself. Please choose another.',
    passwordOwnWords:
      'This password is little more than one of our words or your own number. Please choose another.',
    passwordBreached: 'This password was stolen from another site. Please choose another.',
    operatorPasswordWeak:
      'Operators need a password of at least 12 characters, with 6 different ones, without their own name or number.',
    refreshTokenVoid: 'Your session has ended. Please sign in again.',
  },
  sms: {
    signUpCode: ({ code }: Code) =>
      `${code} is your Manzil code. It is valid for 10 minutes. Never share it.`,
    signUpTaken: ({ link }: Link) =>
      `Someone is signing up at Manzil with your number, which already has an account. Sign in or reset your password: ${link}`,
    resetPassword: ({ code, link }: Code & Link) =>
      `Set a new Manzil password: ${link} or enter the code ${code}. Valid for 10 minutes. Not you? Ignore this message.`,
    resetUnknown: ({ link }: Link) =>
      `Someone asked for a new Manzil password with your number, which has no account. You can sign up: ${link}`,
    changePhoneCode: ({ code }: Code) =>
      `${code} is your code to use this number at Manzil. It is valid for 10 minutes. Never share it.`,
    confirmationCode: ({ code }: Code) =>
      `${code} is your Manzil code to accept an offer. It is valid for 10 minutes. Never share it.`,
    operatorInvited: ({ link }: Link) =>
      `You are now an operator of Manzil. Set your password within 24 hours: ${link}`,
    changePhoneTaken: () =>
      'Someone asked to use your number at Manzil, but it already has an account. Nothing has changed.',
    phoneChanged: ({ link }: Link) =>
      `Your Manzil account now uses another number, and this one no longer signs in. Not you? Undo it within 72 hours: ${link}`,
    emailChanged: ({ link }: Link) =>
      `Your Manzil account now has another e-mail address. Not you? Undo it within 72 hours: ${link}`,
    passwordChanged: ({ link }: Link) =>
      `The password of your Manzil account was changed. Not you? Undo it within 72 hours: ${link}`,
    factorChanged: ({ link }: Link) =>
      `The second factor of your Manzil account was changed. Not you? Undo it within 72 hours: ${link}`,
    passkeysChanged: ({ link }: Link) =>
      `A passkey was added to your Manzil account or removed from it. Not you? Undo it within 72 hours: ${link}`,
    numberReleased: ({ link }: Link) =>
      `The phone company gave the mobile number of your Manzil account to somebody else, so we took it off your account. Is it still yours? Put it back within 72 hours: ${link} If not, sign in with your passkey and add your new number, or write to us.`,
    numberGiven: ({ link }: Link) =>
      `Your Manzil account has this number now, as you asked us. You sign in with it and your password. You can use it to set a new password in 24 hours. Not you? Write to us: ${link}`,
    resetWaits: ({ link }: Link) =>
      `This number is new on your Manzil account. For your safety, it can set a new password only 24 hours after the change. Not you? Write to us: ${link}`,
    resetByEmail: ({ link }: Link) =>
      `Your Manzil account has not been used for a long time, so the link for a new password went to its e-mail address. Not your account? Write to us: ${link}`,
    resetByUs: ({ link }: Link) =>
      `The Manzil account with this number has not been used for a long time, so a message alone can’t set a new password. Write to us, even if the account is not yours: ${link}`,
    resetLink: ({ link }: Link) =>
      `Set a new password for your Manzil account: ${link} Valid for 10 minutes. Not you? Ignore this message.`,
  },
  emails: {
    changedSubject: 'Your Manzil account',
    verifyEmailSubject: 'Confirm your e-mail address',
    verifyEmail: ({ link }: Link) =>
      `Please confirm that this is your e-mail address for Manzil:\n\n${link}\n\nThe link works once, for 24 hours. If you did not ask for this, ignore it.`,
  },
  notices: {
    passwordChanged: {
      label: 'Password changed',
      title: 'Your password was changed',
      text: 'The password of your Manzil account was changed. Not you? Set a new one at once and contact us.',
    },
    phoneChanged: {
      label: 'Mobile number changed',
      title: 'Your mobile number was changed',
      text: 'From now on you sign in with your new number.',
    },
    numberReleased: {
      label: 'Mobile number given to somebody else',
      title: 'Your account has no mobile number',
      text: 'The phone company gave your number to somebody else, so we took it off your account. Please add the number you have now.',
    },
  },
  form: {
    phone: 'Phone number',
    password: 'Password',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    close: 'Close',
    cancel: 'Cancel',
    country: (name: string, code: string) => `Country code: ${name} ${code}`,
    countries: 'Countries',
    searchCountry: 'Search by country or code',
    noCountry: 'No country matches.',
    countriesFound: (count: number) =>
      plural('en', count, { one: '# country', other: '# countries' }),
    strength: ['Weak: longer is stronger', 'Fair: a few more characters help', 'Good', 'Strong'],
    strengthIs: (strength: string) => `Password strength: ${strength}`,
  },
  problems: {
    retry: 'Try again',
  },
  code: {
    label: '6-digit code',
    box: (box: number) => `Digit ${box} of 6`,
    sentTo: (phone: string) => `We sent a 6-digit code to ${phone}. It is valid for 10 minutes.`,
    send: 'Send OTP',
    resend: 'Resend OTP',
    resendIn: (clock: string) => `Resend OTP in ${clock}`,
    resendSoon: (minutes: number) =>
      `You can ask for a new code in ${plural('en', minutes, { one: '# minute', other: '# minutes' })}.`,
    resendNow: 'You can now ask for a new code.',
    resendFailed: 'Failed to resend OTP',
    changeNumber: 'Change Mobile Number',
  },
  signIn: {
    title: 'Sign In',
    submit: 'Sign In',
    done: 'Logged in successfully',
    failed: 'Login failed. Please check your credentials.',
    failedUnexplained: 'Login failed',
    forgot: 'Forgot Password?',
    keep: 'Keep my account',
    noAccount: "Don't have an account?",
    signUp: 'Sign Up',
  },
  signUp: {
    title: 'Sign Up',
    role: 'Who are you?',
    roles: { employer: 'Employer', jobseeker: 'Job Seeker' },
    roleHints: {
      employer: 'Find and hire help for your home.',
      jobseeker: 'Make your profile and find work. It is free, always.',
    },
    fullName: 'Full name',
    confirmation: 'Confirm password',
    verify: 'Verify & Create Account',
    failed: 'Registration failed',
    done: 'Your account is ready. Welcome to Manzil!',
    haveAccount: 'Already have an account?',
    signIn: 'Sign In',
    agreeBefore: 'By signing up you agree to our ',
    terms: 'Terms',
    agreeBetween: ' and ',
    privacy: 'Privacy Policy',
    agreeAfter: '.',
  },
  reset: {
    title: 'Reset your password',
    intro:
      'Enter the phone number of your account. We will send you a link and a code to set a new password.',
    send: 'Send code',
    sent: (phone: string) =>
      `If ${phone} has an account, a message is on its way. Open the link in it, or enter its code here. Both are valid for 10 minutes.`,
    verify: 'Continue',
    anotherNumber: 'Use another number',
    choose: 'Choose a new password',
    password: 'New password',
    confirmation: 'Confirm new password',
    passwordHint: 'At least 8 characters',
    submit: 'Set new password',
    failed: 'The password could not be changed. Please try again.',
    done: 'Your password has been changed. You are signed out everywhere; please sign in with the new one.',
    backToSignIn: 'Back to Sign In',
    askAgain: 'Ask for a new link',
  },
  changePassword: {
    title: 'Change Password',
    current: 'Current password',
    next: 'New password',
    confirmation: 'Confirm new password',
    submit: 'Change Password',
    others: 'Your other devices will be signed out.',
    done: 'Password changed successfully!',
    failed: 'Your password was not changed.',
  },
  devices: {
    title: 'Signed-in devices',
    loading: 'Loading your devices...',
    failed: 'Your devices could not be loaded.',
    unknown: 'Unknown device',
    on: (browser: string, system: string) => `${browser} on ${system}`,
    current: 'This device',
    lastUsed: (day: string) => `Last used ${day}`,
    end: 'Sign out',
    endOf: (device: string) => `Sign out ${device}`,
    endAll: 'Sign out everywhere',
    endAllText: 'This device too. You then need your password to sign in again.',
    endFailed: 'Signing out failed. Please try again.',
  },
  changeMobile: {
    title: 'Change Mobile Number',
    intro: 'We send a code to your new number. Your old number is told about the change.',
    phone: 'New mobile number',
    verify: 'Verify',
    done: 'Your number has been changed.',
    failed: 'The number could not be changed. Please try again.',
  },
  loginPage: {
    metaTitle: 'Sign In | Manzil',
    ended: 'Your session has ended. Please sign in again to return to where you were.',
    scriptNeeded: 'Signing in needs JavaScript, which is switched off in your browser.',
  },
  resetPage: { metaTitle: 'Reset your password | Manzil' },
  undoPage: {
    metaTitle: 'Undo a change | Manzil',
    title: 'Was this not you?',
    text: 'We put your number, e-mail address, passkeys and second factor back as they were, sign everybody out, and give your account the new password that you choose here.',
    old: 'Your password before the change',
    next: 'New password',
    confirmation: 'Confirm new password',
    hint: 'At least 8 characters, and not the same as before',
    submit: 'Undo the change',
    failed: 'The change could not be undone. Please try again.',
    done: 'Your account is yours again. Everybody is signed out; please sign in with your number and the new password.',
    contact: 'Write to us',
  },
  verifyPage: {
    metaTitle: 'Confirm your e-mail address | Manzil',
    title: 'Confirm your e-mail address',
    text: 'One click, and we know our messages reach you.',
    submit: 'Confirm e-mail address',
    done: (email: string) => `${email} is confirmed. Thank you!`,
    failed: 'The address could not be confirmed. Please try again.',
    home: 'Go to Manzil',
  },
}
