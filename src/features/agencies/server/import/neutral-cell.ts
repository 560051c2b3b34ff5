const dangerous = /^[=+\-@\t\r]/
const neutralized = /^'(?=[=+\-@\t\r])/

/** A text that a spreadsheet program shows and never works out: what it would take for a formula gets an apostrophe in front. */
export const neutralCell = (text: string): string => (dangerous.test(text) ? `'${text}` : text)

/** The text again as it was before `neutralCell`. */
export const plainCell = (text: string): string => text.replace(neutralized, '')
