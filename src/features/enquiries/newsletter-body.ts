/** A piece of a paragraph: words, or a link. */
export type Piece = string | { text: string; href: string }

// [words](https://…) or a bare address; what stands after an address as punctuation isn't part of it.
const link =
  /\[([^\][\n]{1,200})\]\((https:\/\/[^\s()<>"]{1,500})\)|(https:\/\/[^\s<>"()]{1,500}[^\s<>"().,;:!?'،؛؟])/gu

/** A newsletter's text as paragraphs of words and links: an empty line parts them. Nothing else in it is markup. */
export function paragraphsOf(body: string): Piece[][] {
  return body
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map(piecesOf)
}

function piecesOf(paragraph: string): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const found of paragraph.matchAll(link)) {
    if (found.index > at) pieces.push(paragraph.slice(at, found.index))
    const href = found[2] ?? found[3] ?? ''
    pieces.push({ text: found[1] ?? href, href })
    at = found.index + found[0].length
  }
  if (at < paragraph.length) pieces.push(paragraph.slice(at))
  return pieces
}
