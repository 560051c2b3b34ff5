// Which answers show whom, by the addresses under which they are kept. An address that is not known here shows anybody.

const withoutPeople =
  /^(\/ar)?\/(privacy|terms|pricing|visa|contact|offline|login|nowhere)(\.data)?(\?|$)/
const listed =
  /^(\/ar)?\/?(candidates\/?)?((_root|_)?\.data)?(\?|$)|^\/api\/candidates\/?(\?|$)|^\/sitemap\.xml$/
const profile = /^(?:\/ar)?\/candidates\/(\d+)(?:\/?(?:_?\.data)|\/)?(?:\?|$)/

/** Whether an answer may show somebody who is listed: all but pages of words and prices. */
export const mayShowPeople = (key: string): boolean => !withoutPeople.test(key)

/** Whether an answer may show one of these people, of whom none was or is listed: her own page alone. */
export const pageOf =
  (ids: readonly number[]) =>
  (key: string): boolean => {
    const id = profile.exec(key)?.[1]
    return id === undefined ? mayShowPeople(key) && !listed.test(key) : ids.includes(Number(id))
  }
