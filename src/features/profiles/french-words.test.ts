import { expect, test } from 'vitest'
import { nationalities } from '../../platform/shared/nationalities.ts'
import { words } from './messages.words.fr.ts'

const { nationality, position, maritalStatus } = words.person

test.each([
  ['Camerounaise', 'Camerounais'],
  ['Ivoirienne', 'Ivoirien'],
  ['Malgache', 'Malgache'],
  ['Philippine', 'Philippin'],
  ['Kényane', 'Kényan'],
  ['Congolaise (RDC)', 'Congolais (RDC)'],
  ['Grecque', 'Grec'],
  ['Espagnole', 'Espagnol'],
])('who is %s is %s as a man', (woman, man) => {
  expect([null, 'female', 'male'].map((gender) => nationality(woman, '', gender))).toEqual([
    woman,
    woman,
    man,
  ])
})

test('no nationality of a man keeps the ending of a woman’s', () => {
  const men = nationalities.map(({ fr }) => nationality(fr, '', 'male'))
  expect(men.filter((man) => /(?:nne|[ao]ise|[ai]ne|[èe]cque)(?= |$)/.test(man))).toEqual([])
})

test('a trade and a marriage agree with a person, and name nobody’s gender where it is not known', () => {
  const said = (gender: string | null) => [
    position(words.values.position.Cook ?? '', 'Cook', gender),
    maritalStatus(words.values.maritalStatus.married ?? '', 'married', gender),
    maritalStatus(words.values.maritalStatus.single ?? '', 'single', gender),
  ]
  expect(said('female')).toEqual(['Cuisinière', 'Mariée', 'Célibataire'])
  expect(said('male')).toEqual(['Cuisinier', 'Marié', 'Célibataire'])
  expect(said(null)).toEqual(['Cuisine', 'Mariage', 'Célibataire'])
})
