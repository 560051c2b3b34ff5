/** The widths in which stored pictures exist, in pixels; each as WebP and as AVIF. */
export const pictureWidths = [160, 320, 640, 1280] as const

const sized = /-640\.webp$/

/** The other widths of a stored picture, for `srcset`, by format, the smallest format first; none of one that exists in one form only. */
export function pictureSources(url: string): { avif?: string; webp?: string } {
  if (!sized.test(url)) return {}
  const list = (extension: string) =>
    pictureWidths
      .map((width) => `${url.replace(sized, `-${width}.${extension}`)} ${width}w`)
      .join(', ')
  return { avif: list('avif'), webp: list('webp') }
}
