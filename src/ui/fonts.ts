/// <reference types="vite/client" />
import arabic from './faces/arabic.woff2?url'
import latin from './faces/latin.woff2?url'
import { languageOf, type Locale, type ScriptName } from '../platform/shared/locales.ts'

interface Faces {
  files: string[]
  sample: string
}
const latinFaces: Faces = { files: [latin], sample: 'a' }
/** What Readex Pro has beside Latin letters; other scripts carry Latin digits and names too, and have a face of their own (script-faces.ts). */
const faces: Partial<Record<ScriptName, Faces>> = {
  Arabic: { files: [arabic, latin], sample: 'aا' },
}

const facesOf = (locale: Locale) => faces[languageOf(locale).script] ?? latinFaces

/** Addresses of the fonts a page needs at once, for `<link rel="preload" as="font" crossOrigin="anonymous">`. */
export const fontPreloads = (locale: Locale): string[] => facesOf(locale).files

/** Milliseconds after which a page keeps the type it came with: to set a page anew freezes a slow phone for a third of a second. */
const latest = 1000

/**
 * A script for the head, after the styles: marks the root if the browser has the faces of the page's language in time. What is pressed
 * meanwhile is let go first: lines that break anew would move it from under the finger, and nothing would be clicked.
 */
export const requestFonts = (locale: Locale): string =>
  `document.fonts.load('1em "Readex Pro"','${facesOf(locale).sample}').then(()=>{let s=()=>document.documentElement.setAttribute('data-readex','');if(${latest}>performance.now())document.querySelector(':active')?addEventListener('click',()=>setTimeout(s),{once:true,capture:true}):s()},()=>{})`

/** Marks the root for a page that is drawn anyway, once the browser has the type. */
export function applyFonts(): void {
  if (document.fonts.check('1em "Readex Pro"'))
    document.documentElement.setAttribute('data-readex', '')
}
