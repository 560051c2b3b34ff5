import { expect, test } from 'vitest'
import { partsOf } from './keep-parts.ts'

const item = ({ from, to }: { from: string; to: string }, part: string) =>
  `<li><i id="${from}"></i>${part}<i id="${to}"></i></li>`

test('a part is kept as it stood, without its marks, for every page after', () => {
  const first = partsOf('mark-1')
  expect(first.find('Asha')).toBeUndefined()
  const page = item(first.place('Asha'), '<p>Asha</p>') + item(first.place('Rosa'), '<p>Rosa</p>')
  expect(first.take(page)).toBe('<li><p>Asha</p></li><li><p>Rosa</p></li>')
  const next = partsOf('mark-2')
  expect(['Asha', 'Rosa', 'Mary'].map(next.find)).toEqual(['<p>Asha</p>', '<p>Rosa</p>', undefined])
})

test('what bears the number of its place, or waits, is not kept; marks of another making are words', () => {
  const parts = partsOf('mark-3')
  const page =
    item(parts.place('numbered'), '<b id="_R_4_"></b>') +
    item(parts.place('waiting'), '<!--$--><b></b><!--/$-->')
  expect(parts.take(page)).toBe('<li><b id="_R_4_"></b></li><li><!--$--><b></b><!--/$--></li>')
  expect(['numbered', 'waiting'].map(parts.find)).toEqual([undefined, undefined])
  const foreign = item({ from: 'mark-9-0', to: 'mark-9-0-end' }, 'hers')
  expect(partsOf('mark-4').take(foreign)).toBe(foreign)
})
