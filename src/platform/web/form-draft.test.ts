import { afterEach, expect, test, vi } from 'vitest'
import { draftUpon } from './draft-upon.ts'
import { draftIn, inTab } from './form-draft.ts'

/** A browser's store, of which `keys` tells what it holds. */
function stubStorage(name: 'localStorage' | 'sessionStorage') {
  const kept = new Map<string, string>()
  vi.stubGlobal(name, {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  return kept
}

const signIn = (id: number) => {
  for (const key of ['token', 'refreshToken']) localStorage.setItem(key, `${key}-${id}`)
  localStorage.setItem('user', JSON.stringify({ id, full_name: 'Someone', role: 'employer' }))
}

afterEach(() => vi.unstubAllGlobals())

test('what is typed is kept for who opened the form alone, until she forgets it', () => {
  stubStorage('localStorage')
  const kept = stubStorage('sessionStorage')
  signIn(1)
  const hers = draftIn(inTab<string>('form'))
  hers.keep('typed')
  localStorage.removeItem('token')
  hers.keep('typed when the session had ended')
  signIn(2)
  hers.keep('typed when another had signed in')
  const another = draftIn(inTab<string>('form'))
  expect(another.recall()).toBeUndefined()
  another.keep('of another')
  expect([...kept]).toEqual([
    ['draft:1:form', '"typed"'],
    ['draft:2:form', '"of another"'],
  ])
  expect(hers.recall()).toBe('typed')
  hers.forget()
  expect([...kept.keys()]).toEqual(['draft:2:form'])
})

test('what was typed upon something is passed over once that is another', () => {
  stubStorage('localStorage')
  stubStorage('sessionStorage')
  signIn(1)
  const upon = (version: string) => draftUpon<string>(draftIn(inTab('setting')), version)
  upon('1').keep('half a sentence')
  expect(upon('1').recall()).toBe('half a sentence')
  expect(upon('2').recall()).toBeUndefined()
  upon('1').forget()
  expect(upon('1').recall()).toBeUndefined()
})
