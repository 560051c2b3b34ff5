import { expect, test } from 'vitest'
import { deadNames } from './live-names.ts'

const modules = ['/src/ui/card.tsx', '/src/ui/deep/a.ts', '/src/ui/deep/b.en.ts?en']

test('each alternative of a pattern has to match a module', () => {
  expect(deadNames(['/src/ui/(card|deep/(a|b[.].*))[.]tsx?([?]en)?$'], modules)).toEqual([])
  expect(deadNames(['/src/ui/(card|gone|deep/(a|lost))[.]tsx?([?]en)?$'], modules)).toEqual([
    '/src/ui/gone[.]tsx?([?]en)?$',
    '/src/ui/deep/lost[.]tsx?([?]en)?$',
  ])
})

test('what a pattern leaves out is no alternative', () => {
  expect(deadNames(['/src/ui/deep/(?!a|z).*[.]ts'], modules)).toEqual([])
  expect(deadNames(['/src/ui/(?!card|deep).*[.]ts'], modules)).toHaveLength(1)
})
