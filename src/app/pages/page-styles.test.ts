import { expect, test } from 'vitest'
import { sheetOf, withStyles } from './page-styles.ts'

const css =
  '/*! made */\n@layer properties{@supports (a:b){*{--x:0}}}@layer base{p,hr,a:hover,.card p{margin:0}}@layer components{.modal{top:0}}' +
  '@layer utilities{.a{top:var(--x)}.a:hover{top:1px}.b,.a:not(:hover){left:0}.c{transition-property:color;transition-duration:1s}' +
  '.a:is(:where(.group):has(p) *){top:2px}:is(.a,.z) i{top:3px}@media (min-width:4rem){.b{left:1px}.d\\:e{left:2px}}@media print{.a{top:4px}}}' +
  '@property --x{syntax:"*";inherits:false}@property --y{syntax:"*";inherits:false}@keyframes k{50%{top:0}}'
const sheet = sheetOf('/assets/app-1.css', css)

test('a part says what its classes need at first, in the order of the sheet', () => {
  expect(sheet.partFor(new Set(['<p', '<i', 'a', 'd:e', 'unknown']))).toBe(
    // Layers keep their order, also those of which nothing is shown.
    '@layer properties;@layer base{p{margin:0}}@layer components;' +
      '@layer utilities{.a{top:var(--x)}.a:not(:hover){left:0}.a:is(:where(.group):has(p) *){top:2px}:is(.a,.z) i{top:3px}@media (min-width:4rem){.d\\:e{left:2px}}}' +
      '@property --x{syntax:"*";inherits:false}@keyframes k{50%{top:0}}',
  )
  expect(sheet.partFor(new Set(['<p', 'card']))).toContain('@layer base{p,.card p{margin:0}}')
  expect(sheet.partFor(new Set())).not.toMatch(/\.[a-z]/)
})

test('what a browser makes a field of is said where there is such a field', () => {
  const { partFor } = sheetOf(
    '/assets/app-2.css',
    '::-webkit-datetime-edit{padding:0}::file-selector-button,.a{top:0}::placeholder{opacity:1}',
  )
  expect(partFor(new Set(['<input', 'type="email"']))).toBe('::placeholder{opacity:1}')
  expect(partFor(new Set(['type="date"']))).toContain('::-webkit-datetime-edit{padding:0}')
  expect(partFor(new Set(['type="file"']))).toContain('::file-selector-button{top:0}')
  const page = '<style data-app="true"></style><input id="x" type="date">'
  const sheet = { path: '', partFor: (shown: ReadonlySet<string>) => [...shown].join() }
  expect(withStyles({ html: page, parts: [] }, () => sheet)).toContain('type="date"</style>')
})

test('a page is given its part and the address of the sheet; what has no place for them stays', () => {
  const page =
    '<head><style data-app="true" nonce="n"></style></head><p class="b c"><link href="/assets/app.css"/>'
  expect(withStyles({ html: page, parts: [] }, () => sheet)).toBe(
    `<head><style data-app="true" nonce="n">${sheet.partFor(new Set(['<p', 'b', 'c']))}</style></head><p class="b c"><link href="/assets/app-1.css"/>`,
  )
  const other = '<style data-app="true">p{}</style><p>'
  expect(withStyles({ html: other, parts: [] }, () => expect.unreachable())).toBe(other)
})

test('what only a part of the page shows is in its styles, and what its scripts say is not', () => {
  const style = '<style data-app="true"></style>'
  const parts = [{ html: '<p class="b">' }]
  const page = `${style}<i id="place"></i><link href="/assets/app.css"/><script>'<p class="a"'</script>`
  expect(withStyles({ html: page, parts }, () => sheet)).toContain(
    `<style data-app="true">${sheet.partFor(new Set(['<p', '<i', 'b']))}</style>`,
  )
})
