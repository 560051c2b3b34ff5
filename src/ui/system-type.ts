/** For a word of another script in a text of this one, such as the name of a language: the system's letters will do, and ours needn't be fetched. */
export const systemType = '[font-family:system-ui,sans-serif]'
