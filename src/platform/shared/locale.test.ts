import { expect, test } from 'vitest'
import { localizedPath } from './locale.ts'

// spec: 1.2 /#faq, /#testimonials from the footer (how their addresses are translated)
test.each([
  ['/', '/ar'],
  ['/#faq', '/ar#faq'],
  ['/?from=mail', '/ar?from=mail'],
  ['/candidates', '/ar/candidates'],
  ['/candidates?page=2#list', '/ar/candidates?page=2#list'],
  ['/arrivals', '/ar/arrivals'],
])('%s is %s in Arabic', (english, arabic) => expect(localizedPath(english, 'ar')).toBe(arabic))

test.each([
  ['/ar', '/'],
  ['/ar/candidates?page=2', '/candidates?page=2'],
  ['/arrivals', '/arrivals'],
])('%s is %s in English', (arabic, english) => expect(localizedPath(arabic, 'en')).toBe(english))
