import { expect, test } from 'vitest'
import { createBlock } from './people.ts'
import { drawPortrait, headOf } from './portraits.ts'

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

test('of forty people who follow each other each has a head of her own, unlike the next one’s', () => {
  const people = createBlock(0, new Date('2026-11-25T09:00:00Z'))
  const from = people.length - 40
  const heads = people.slice(from).map((person, index) => headOf(from + index + 1, person))
  expect(new Set(heads.map((head) => JSON.stringify(head))).size).toBe(40)
  expect(new Set(heads.map(({ top }) => top)).size).toBeGreaterThan(12)
  for (const [index, { top, clothesColor }] of heads.entries()) {
    const next = heads[index + 1]
    if (top !== 'hijab') expect(next?.top).not.toBe(top)
    expect(next?.clothesColor).not.toBe(clothesColor)
  }
})
