/** Every page needs these few words, the others come when they are asked for. */
export const en = { signIn: 'Sign In', loading: 'Loading' }
