import { expect, test } from 'vitest'
import { namesFor, shortSheet, withShortNames } from './short-class-names.ts'

const css =
  '.aa{top:0}.grid{display:grid}.later-38{x:y}.min-w-0{min-width:0}.hover\\:bg-ink\\/10:hover{color:red}' +
  '@media (min-width:40.5rem){.sm\\:p-2\\.5{padding:.5rem}}.row-mark:is(:where(.group):hover *){top:0}'
const short = namesFor(css)

test('names of one word, and those that the browser looks for, stay; no short name is taken', () => {
  expect([...short.keys()].sort()).toEqual(['hover:bg-ink/10', 'min-w-0', 'row-mark', 'sm:p-2.5'])
  expect(new Set(short.values()).size).toBe(4)
  expect([...short.values()]).not.toContain('aa')
})

test('sheet and program name the same classes alike, and nothing else changes', () => {
  const named = (name: string) => short.get(name)
  expect(shortSheet(css, short)).toBe(
    `.aa{top:0}.grid{display:grid}.later-38{x:y}.${named('min-w-0')}{min-width:0}.${named('hover:bg-ink/10')}:hover{color:red}` +
      `@media (min-width:40.5rem){.${named('sm:p-2.5')}{padding:.5rem}}.${named('row-mark')}:is(:where(.group):hover *){top:0}`,
  )
  expect(
    withShortNames(
      "const a = 'grid min-w-0 hover:bg-ink/10', b = { 'min-w-0': `min-w-0 x-${a} sm:p-2.5` }, c = `${a}min-w-0`",
      short,
    ),
  ).toBe(
    `const a = 'grid ${named('min-w-0')} ${named('hover:bg-ink/10')}', b = { 'min-w-0': \`${named('min-w-0')} x-\${a} ${named('sm:p-2.5')}\` }, c = \`\${a}min-w-0\``,
  )
})
