/** Whether a text can be somebody's name: there is a letter in it, in whatever script. */
export const isName = (text: string): boolean => /\p{L}/u.test(text)
