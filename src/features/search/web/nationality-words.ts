import type { Locale } from '../../../platform/shared/locales.ts'
import { nationalityByName, nationalityWord } from '../../../platform/shared/nationalities.ts'
import type { Api } from '../../../platform/web/api.ts'
import { frequentNationalities } from '../../profiles/nationality-choices.ts'
import type { NationalityWords } from '../../profiles/web/index.ts'
import { listNationalities } from '../contract.ts'

/** The words for the nationalities on the list, and for those that are offered to choose from; in the root's loader, so that no browser carries the table of all of them. */
export async function loadNationalityWords(api: Api, locale: Locale): Promise<NationalityWords> {
  const listed = await api(listNationalities, {})
  return Object.fromEntries(
    [...frequentNationalities, ...listed.map(({ nationality }) => nationality)].flatMap(
      (nationality) => {
        const known = nationalityByName(nationality)
        return known
          ? [[nationality, { word: nationalityWord(nationality, locale), country: known.country }]]
          : []
      },
    ),
  )
}
