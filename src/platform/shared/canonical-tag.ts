/** What a language's code is as a tag: 'tgl' of ISO 639-3 is 'fil'. */
export const canonicalTag = (code: string): string => Intl.getCanonicalLocales(code)[0] ?? ''
