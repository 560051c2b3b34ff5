const textMax = 2000
/** Longer ones are bulk inserts, whose end says nothing new. */
const readMax = 8000

/** Names in quotes, comments, texts ('…', E'…', $$…$$), placeholders and numbers; what is not ended counts to the end. */
const parts =
  /"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|\b[eE]'(?:[^'\\]|\\[\s\S]|'')*(?:'|$)|'(?:[^']|'')*(?:'|$)|\$\d+|\$(\w*)\$[\s\S]*?(?:\$\1\$|$)|(?<![\w.])\d[\w.]*/g

/** A statement as it may be shown: placeholders stay, and no value that was written into it. */
export const withoutValues = (statement: string): string =>
  statement
    .slice(0, readMax)
    .replaceAll(parts, (part) =>
      /^"|^\$\d+$/.test(part) ? part : /^--|^\/\*/.test(part) ? ' ' : '?',
    )
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, textMax)

/** What a statement does and to which table: `select candidates`. */
export function summaryOf(text: string): string {
  const [verb = 'query'] = /^\w+/.exec(text) ?? []
  const [, table] = /\b(?:from|into|update)\s+(?:only\s+)?([\w".]+)/i.exec(text) ?? []
  return [verb.toLowerCase(), table?.replaceAll('"', '')].filter(Boolean).join(' ')
}
