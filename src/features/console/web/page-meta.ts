import type { MetaFunction } from 'react-router'
import { localeOfPath } from '../../../platform/shared/locale.ts'
import { frameTexts } from './texts.ts'

type RoomKey = keyof (typeof frameTexts)['en']['rooms']

/** The head of a page: its word of the menu as title, and nothing for search engines. */
export const pageMeta =
  (key: RoomKey): MetaFunction =>
  ({ location }) => {
    const t = frameTexts[localeOfPath(location.pathname)]
    return [{ title: t.metaTitle(t.rooms[key]) }, { name: 'robots', content: 'noindex' }]
  }
