import { expect, test } from 'vitest'
import { withFirstPicture } from './first-picture.ts'

const page = (picture: string) =>
  `<main><picture class="contents"><img src="/media/portraits/1.svg" alt=""/></picture>${picture}</main>`
const photo = '/media/portraits/5b3e-640.webp'
const stored = `<picture class="contents"><source type="image/avif" srcSet="/media/portraits/5b3e-640.avif 640w" sizes="92vw"/><source type="image/webp" srcSet="${photo} 640w"/><img src="${photo}" alt="" data-inside="" width="320"/></picture>`
const drawn =
  '<picture class="contents"><img src="/media/portraits/7.svg" alt="" data-inside="" width="320"/></picture>'
const bytes = (length: number) => () => Promise.resolve(Buffer.alloc(length, 1))

test('a stored picture comes as AVIF in its source, whatever else stands there', async () => {
  const asked: string[] = []
  const html = await withFirstPicture(page(stored), (path) => {
    asked.push(path)
    return bytes(3)()
  })
  expect(asked).toEqual(['/media/portraits/5b3e-640.avif'])
  expect(html).toBe(
    page(stored.replace('/media/portraits/5b3e-640.avif 640w', 'data:image/avif;base64,AQEB 640w')),
  )
})

test('a drawing comes as the text it is, and none of its signs means anything to the page', async () => {
  const drawing = '<svg title="$1 $&">"#é</svg>'
  const html = await withFirstPicture(page(drawn), () => Promise.resolve(Buffer.from(drawing)))
  const inside = /data:image\/svg\+xml,([^"]*)" alt="" data-inside/.exec(html)?.[1] ?? ''
  expect(decodeURIComponent(inside)).toBe(`<svg title='$1 $&'>"#é</svg>`)
  expect(html.replace(`data:image/svg+xml,${inside}`, '/media/portraits/7.svg')).toBe(page(drawn))
})

test.each([
  ['too large', stored, bytes(24 * 1024 + 1)],
  ['gone', stored, () => Promise.resolve(undefined)],
  ['in one form only', stored.replaceAll('-640.webp', '.webp'), bytes(3)],
  ['not marked', drawn.replace(' data-inside=""', ''), bytes(3)],
])('a picture that is %s stays outside', async (_, picture, read) =>
  expect(await withFirstPicture(page(picture), read)).toBe(page(picture)),
)
