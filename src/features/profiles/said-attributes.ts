/** What a language says of an attribute. */
interface Said {
  label: string
  /** The words of its values. */
  values?: Record<string, string>
}

export const say = <K extends string>(attributes: Record<K, Said>): Record<K, Said> => attributes

/** What each is called. */
export const labelsOf = <K extends string>(said: Record<K, Said>): Record<K, string> =>
  Object.fromEntries(
    Object.entries<Said>(said).map(([name, { label }]) => [name, label]),
  ) as Record<K, string>

/** The words of the values of each that has any. */
export const valuesOf = <K extends string>(
  said: Record<K, Said>,
): Record<K, Record<string, string>> =>
  Object.fromEntries(
    Object.entries<Said>(said).map(([name, { values = {} }]) => [name, values]),
  ) as Record<K, Record<string, string>>
