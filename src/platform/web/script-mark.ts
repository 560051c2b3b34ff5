import { createContext } from 'react'

/** On the server, what the inline scripts and styles of ours bear while a page is made; src/app/pages/content-policy.ts takes it away again. */
export const ScriptMark = /* @__PURE__ */ createContext<string | undefined>(undefined)

/** Stands in a page that is made, for the address of the style sheet; src/app/pages/page-styles.ts puts that in. */
export const sheetPlace = '/assets/app.css'
