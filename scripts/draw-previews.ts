import fs from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { drawPortrait } from '../db/demo/portraits.ts'
import { list as listAr } from '../src/features/search/messages.list.ar.ts'
import { list as listEn } from '../src/features/search/messages.list.en.ts'
import { en as formsEn } from '../src/features/enquiries/messages.forms.en.ts'
import { ar as formsAr } from '../src/features/enquiries/messages.forms.ar.ts'
import { ar as pagesAr } from '../src/features/content/messages.pages.ar.ts'
import { en as pagesEn } from '../src/features/content/messages.pages.en.ts'
import { previewPages } from '../src/platform/web/meta.ts'
import { findBrowser } from './browser.ts'
import { root } from './command.ts'

// Draws the pictures that other sites and phones show of Manzil, into public/: run it when the look changes.

type Titles = Record<(typeof previewPages)[number], string>
const titlesOf = (
  pages: typeof pagesEn,
  list: typeof listEn,
  forms: typeof formsEn,
  home: string,
  candidate: string,
): Titles => ({
  home,
  candidates: list.list.title,
  candidate,
  pricing: pages.pricing.title,
  visa: pages.visa.title,
  about: pages.about.title,
  contact: pages.contact.title,
  privacy: pages.documents.privacy.crumb,
  terms: pages.documents.terms.crumb,
  newsletter: forms.newsletter.title,
})
const words = {
  en: {
    brand: 'Manzil',
    text: 'Nannies, maids, cooks and drivers in Qatar',
    fair: 'Workers never pay',
    titles: titlesOf(
      pagesEn,
      listEn,
      formsEn,
      'Find the help your home needs',
      'Meet someone who may fit your home',
    ),
  },
  ar: {
    brand: 'منزل',
    text: 'مربيات وعاملات منازل وطهاة وسائقون في قطر',
    fair: 'لا رسوم على العمالة أبداً',
    titles: titlesOf(
      pagesAr,
      listAr,
      formsAr,
      'من يساعدك في المنزل، هنا',
      'تعرّف على من قد تناسب منزلك',
    ),
  },
}
const house =
  '<path d="M8 15.2 16 8.5l8 6.7V23a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 8 23zM13 24.5V19a3 3 0 0 1 6 0v5.500" fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round"/>'
const icon = (edge: number, margin = 0) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}" viewBox="${-margin} ${-margin} ${32 + 2 * margin} ${32 + 2 * margin}"><rect x="${-margin}" y="${-margin}" width="${32 + 2 * margin}" height="${32 + 2 * margin}" rx="${margin > 0 ? 0 : 9}" fill="#8a1538"/>${house}</svg>`

const font = (script: string) => {
  const file = path.join(
    root,
    'node_modules/@fontsource-variable/readex-pro/files',
    `readex-pro-${script}-wght-normal.woff2`,
  )
  return `data:font/woff2;base64,${fs.readFileSync(file).toString('base64')}`
}
/** Three people under their arches, others on each page. */
const facesOf = (page: number) => [
  {
    wash: '#e8f2f7',
    height: 300,
    svg: drawPortrait(4 + page * 13, { nation: 'Filipino', look: { isWoman: true, hijab: false } }),
  },
  {
    wash: '#fbeef1',
    height: 380,
    svg: drawPortrait(7 + page * 13, {
      nation: 'Kenyan',
      look: { isWoman: true, hijab: page % 2 === 0 },
    }),
  },
  {
    wash: '#e8f4ed',
    height: 250,
    svg: drawPortrait(11 + page * 13, {
      nation: 'Sri Lankan',
      look: { isWoman: true, hijab: false },
    }),
  },
]
/** Long titles are set smaller. */
const titleSize = (title: string): number => (title.length > 34 ? 50 : title.length > 24 ? 58 : 66)

const preview = (
  locale: keyof typeof words,
  page: (typeof previewPages)[number],
) => `<!doctype html><html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}"><meta charset="utf-8"><style>
@font-face{font-family:R;font-weight:160 700;src:url(${font('latin')});unicode-range:U+0000-00FF,U+2000-206F}
@font-face{font-family:R;font-weight:160 700;src:url(${font('arabic')});unicode-range:U+0600-06FF,U+200C-200E,U+FB50-FDFF,U+FE70-FEFC}
*{margin:0;box-sizing:border-box}
body{width:1200px;height:630px;display:grid;grid-template-columns:1fr 560px;background:#fbf8f3;color:#221a16;font:400 27px/1.5 R}
main{padding:76px 0 0 72px}[dir=rtl] main{padding:76px 72px 0 0}
.brand{display:flex;align-items:center;gap:18px;font-weight:600;font-size:38px;color:#8a1538}
h1{font-size:${titleSize(words[locale].titles[page])}px;line-height:${locale === 'ar' ? 1.35 : 1.14};font-weight:600;letter-spacing:${locale === 'ar' ? 0 : '-.015em'};margin:58px 0 24px;text-wrap:balance}
p{color:#5c514a}.fair{display:inline-block;margin-top:34px;padding:6px 22px;border-radius:99px;background:#e8f4ed;color:#1c6446;font-weight:500;font-size:23px}
.wall{background:#f1e8db;margin-inline-start:24px;display:flex;gap:14px;justify-content:center;align-items:end}
.door{border-radius:99px 99px 0 0;overflow:hidden;width:164px;display:flex;align-items:end}.door svg{display:block;width:164px;height:164px}
</style><main><div class="brand">${icon(62)}${words[locale].brand}</div><h1>${words[locale].titles[page]}</h1><p>${words[locale].text}</p><span class="fair">${words[locale].fair}</span></main>
<div class="wall">${facesOf(previewPages.indexOf(page))
  .map(
    ({ wash, height, svg }) =>
      `<div class="door" style="background:${wash};height:${height}px">${svg}</div>`,
  )
  .join('')}</div></html>`

const browser = await chromium.launch({
  executablePath: await findBrowser({ install: false }),
  args: ['--no-sandbox', '--disable-gpu'],
})

async function draw(name: string, width: number, height: number, html: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready)
  const picture = sharp(await page.screenshot({ omitBackground: true })).png({
    palette: true,
    quality: 90,
    effort: 10,
  })
  fs.writeFileSync(path.join(root, 'public', name), await picture.toBuffer())
  await page.close()
}
const bare = (svg: string) => `<!doctype html><style>*{margin:0}svg{display:block}</style>${svg}`

fs.mkdirSync(path.join(root, 'public/previews'), { recursive: true })
for (const locale of ['en', 'ar'] as const)
  for (const page of previewPages)
    await draw(`previews/${page}-${locale}.png`, 1200, 630, preview(locale, page))
await draw('icon-192.png', 192, 192, bare(icon(192)))
await draw('icon-512.png', 512, 512, bare(icon(512)))
await draw('icon-maskable-512.png', 512, 512, bare(icon(512, 5)))
await draw('apple-touch-icon.png', 180, 180, bare(icon(180, 3)))
await browser.close()
