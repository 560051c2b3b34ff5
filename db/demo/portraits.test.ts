import { expect, test } from 'vitest'
import { drawPortrait } from './portraits.ts'

const woman = { nation: 'Filipino', look: { isWoman: true, hijab: false } } as const

test('the same number is drawn the same, another one differently', () => {
  expect(drawPortrait(1, woman)).toBe(drawPortrait(1, woman))
  expect(drawPortrait(2, woman)).not.toBe(drawPortrait(1, woman))
})

test('a portrait is one small drawing without background, script or metadata', () => {
  for (let number = 1; number <= 60; number += 1) {
    const svg = drawPortrait(number, {
      nation: 'Ugandan',
      look: { isWoman: number % 5 !== 0, hijab: number % 3 === 0 },
    })
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 280 280"/)
    expect(svg).not.toMatch(/script|metadata|viewboxMask|href|<image/)
    expect(svg.length).toBeLessThan(12_000)
  }
})
