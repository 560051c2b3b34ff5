interface Code {
  code: string
}
interface Link {
  link: string
}

export const en = {
  errors: {
    phoneRequired: 'Please enter your phone number',
    phoneInvalid: 'Please enter a valid phone number',
    phoneUnchanged: 'This is already your phone number',
    phoneTaken: 'This number already has an account. Please sign in.',
    phoneChangesByCode: 'To change your number, use Change Mobile Number: we send a code to the new one.',
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
    linkVoid: 'This link is no longer valid. Please ask for a new one.',
    INVALID_CREDENTIALS: 'Login failed. Please check your credentials.',
    ROLE_MISMATCH: 'This account is of another kind.',
    accountSuspended: 'This account is suspended. Please contact us.',
    refreshTokenVoid: 'Your session has ended. Please sign in again.',
  },
  sms: {
    signUpCode: ({ code }: Code) => `${code} is your Manzil code. It is valid for 10 minutes. Never share it.`,
    signUpTaken: ({ link }: Link) => `Someone is signing up at Manzil with your number, which already has an account. Sign in or reset your password: ${link}`,
    resetPassword: ({ code, link }: Code & Link) => `Set a new Manzil password: ${link} or enter the code ${code}. Valid for 10 minutes. Not you? Ignore this message.`,
    resetUnknown: ({ link }: Link) => `Someone asked for a new Manzil password with your number, which has no account. You can sign up: ${link}`,
    changePhoneCode: ({ code }: Code) => `${code} is your code to use this number at Manzil. It is valid for 10 minutes. Never share it.`,
    changePhoneTaken: () => 'Someone asked to use your number at Manzil, but it already has an account. Nothing has changed.',
    phoneChanged: ({ link }: Link) => `Your Manzil account now uses another number, and this one no longer signs in. Not you? Tell us at once: ${link}`,
  },
  emails: {
    verifyEmailSubject: 'Confirm your e-mail address',
    verifyEmail: ({ link }: Link) => `Please confirm that this is your e-mail address at Manzil:\n\n${link}\n\nThe link works once, for 24 hours. If you did not ask for this, ignore it.`,
  },
}
