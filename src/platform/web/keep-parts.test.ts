import { expect, test } from 'vitest'
import { partsOf } from './keep-parts.ts'

const item = ({ from, to }: { from: string; to: string }, part: string) =>
  `<li><i id="${from}"></i>${part}<i id="${to}"></i></li>`

test('a part is kept as it stood, without its marks, for every page after', () => {
  const first = partsOf('mark-1')
  expect(first.find('Asha')).toBeUndefined()
  const page = item(first.place('Asha'), '<p>Asha</p>') + item(first.place('Rosa'), '<p>Rosa</p>')
  const made = first.take(page)
  expect(made.parts.map(({ html }) => html)).toEqual(['<p>Asha</p>', '<p>Rosa</p>'])
  expect(made.html).not.toMatch(/Asha|Rosa/)
  expect(made.join(made.html)).toBe('<li><p>Asha</p></li><li><p>Rosa</p></li>')
  const next = partsOf('mark-2')
  expect(next.find('Mary')).toBeUndefined()
  const [asha, rosa] = [next.find('Asha'), next.find('Rosa')]
  const again = next.take(`<ul>${rosa}${asha}<li></li>${rosa}</ul>`)
  // The same part in every page: what is known of it is known for all of them.
  expect(again.parts).toEqual([made.parts[0], made.parts[1]])
  expect(again.parts[0]).toBe(made.parts[0])
  expect(again.join(`<!doctype html>${again.html}`)).toBe(
    '<!doctype html><ul><p>Rosa</p><p>Asha</p><li></li><p>Rosa</p></ul>',
  )
})

test('what bears the number of its place, or waits, is not kept; marks of another making are words', () => {
  const parts = partsOf('mark-3')
  const page =
    item(parts.place('numbered'), '<b id="_R_4_"></b>') +
    item(parts.place('waiting'), '<!--$--><b></b><!--/$-->')
  const whole = '<li><b id="_R_4_"></b></li><li><!--$--><b></b><!--/$--></li>'
  expect(parts.take(page)).toMatchObject({ html: whole, parts: [] })
  expect(['numbered', 'waiting'].map(parts.find)).toEqual([undefined, undefined])
  const foreign = item({ from: 'mark-9-0', to: 'mark-9-0-end' }, 'hers')
  expect(partsOf('mark-4').take(foreign).html).toBe(foreign)
})
