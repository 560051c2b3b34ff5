import { extname } from 'node:path'
import { pictureSources } from '../../platform/shared/pictures.ts'

/** Bytes up to which a page carries its first picture: under a fifth of a second of a slow phone's network, where asking for it takes over half a second. */
const most = 24 * 1024

const marked =
  /<picture[^>]*>((?:<source[^>]*>)*)(<img src="(\/media\/[^"]+)"[^>]* data-inside="[^>]*>)/

/** A drawing as an address within double quotes: what may stand there as it is stays so, since each `%20` weighs; its own quotes are single ones. */
const inAddress = (drawing: string): string =>
  drawing
    .replaceAll(/="([^"']*)"/g, "='$1'")
    .replaceAll(/[^ \w!$'()*+,./:;=?@~-]+/g, encodeURIComponent)

/**
 * A page with the picture in it that a phone shows first (`data-inside`); as it was when the picture is large, gone or in an older form.
 * The browser leaves it so when the page wakes up: React compares no attributes then. `read` gives a public file by its path.
 */
export async function withFirstPicture(
  html: string,
  read: (path: string) => Promise<Buffer | undefined>,
): Promise<string> {
  const [, sources, image, src] = marked.exec(html) ?? []
  if (sources === undefined || image === undefined || src === undefined) return html
  const isDrawing = extname(src) === '.svg'
  if (!isDrawing && pictureSources(src).avif === undefined) return html
  const bytes = await read(isDrawing ? src : src.replace(/webp$/, 'avif'))
  if (bytes === undefined || bytes.length > most) return html
  return isDrawing
    ? html.replace(image, () =>
        image.replace(src, `data:image/svg+xml,${inAddress(bytes.toString())}`),
      )
    : html.replace(sources, () =>
        sources.replace(
          /(type="image\/avif" srcSet=)"[^"]*"/,
          `$1"data:image/avif;base64,${bytes.toString('base64')} 640w"`,
        ),
      )
}
