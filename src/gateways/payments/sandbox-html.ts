import crypto from 'node:crypto'
import { translated } from '../../platform/shared/catalogues.ts'
import type { Locale } from '../../platform/shared/locales.ts'
import { formatAmount, fromMinor } from '../../platform/shared/money.ts'
import { en } from './sandbox.en.ts'
import type { SandboxPayment } from './sandbox-tables.ts'

const texts = translated(en)

const style = `
:root{color-scheme:light dark;--canvas:#fbf8f3;--surface:#fff;--line:#e6dccd;--ink:#221a16;--soft:#5c514a;--accent:#8a1538;--on-accent:#fff;--wash:#fdf3e1;--amber:#8a5000}
@media (prefers-color-scheme:dark){:root{--canvas:#17120f;--surface:#211a16;--line:#53443a;--ink:#f6f0e7;--soft:#cdbfb2;--accent:#f08aa5;--on-accent:#2a0713;--wash:#35260d;--amber:#f0c070}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:16px;background:var(--canvas);color:var(--ink);font:16px/1.6 system-ui,sans-serif}
[lang=ar] body{line-height:1.8}
main{width:100%;max-width:440px;padding:32px;background:var(--surface);border:1px solid var(--line);border-radius:20px}
.badge{display:inline-block;margin:0;padding:2px 12px;border-radius:999px;background:var(--wash);color:var(--amber);font-weight:600;font-size:14px}
h1{margin:16px 0 8px;font-size:26px;line-height:1.2}
p{margin:0;color:var(--soft)}
dl{margin:24px 0;display:grid;gap:16px}
dt{color:var(--soft);font-size:14px}
dd{margin:0;overflow-wrap:anywhere}
.amount{font-size:26px;font-weight:700}
form,details[open]{display:grid;gap:8px}
summary{min-height:44px;padding:10px 0;color:var(--soft);cursor:pointer}
details button+button{margin-block-start:8px}
button,a{display:block;width:100%;min-height:48px;padding:11px 24px;border-radius:999px;border:1px solid var(--line);background:none;color:var(--ink);font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
.first{background:var(--accent);border-color:var(--accent);color:var(--on-accent)}
:focus-visible{outline:3px solid var(--accent);outline-offset:3px}
.state{margin-block-end:16px;color:var(--ink);font-weight:600}
`

const hash = crypto.createHash('sha256').update(style).digest('base64')

/** Nothing but its own style; the form leads here and, redirected, back to the product. */
export const contentSecurityPolicy = (returnUrl: string): string =>
  `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self' ${new URL(returnUrl).origin}; base-uri 'none'; frame-ancestors 'none'`

/** The hosted page: the choices while the payment is new, its state and the way back afterwards. */
export function sandboxHtml(
  payment: SandboxPayment,
  locale: Locale,
  direction: 'ltr' | 'rtl',
  returnUrl: string | null,
): string {
  const t = texts[locale]
  const choices = `<form method="post">
<button class="first" name="outcome" value="paid">${t.pay}</button>
<button name="outcome" value="declined">${t.decline}</button>
<button name="outcome" value="cancelled">${t.cancel}</button>
<details><summary>${t.astray}</summary>
<button name="outcome" value="never_returns">${t.neverReturns}</button>
<button name="outcome" value="returns_twice">${t.returnsTwice}</button>
<button name="outcome" value="webhook_late">${t.webhookLate}</button>
</details>
</form>`
  const state = (status: Exclude<SandboxPayment['status'], 'new'>): string =>
    `<p class="state" role="status">${t.done[status]}</p>${returnUrl === null ? `<p>${t.mayClose}</p>` : `<a class="first" href="${escape(returnUrl)}">${t.back}</a>`}`
  return `<!doctype html>
<html lang="${locale}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex, nofollow"><title>${t.title}</title><style>${style}</style></head>
<body><main>
<p class="badge">${t.badge}</p>
<h1>${t.title}</h1>
<p>${t.explanation}</p>
<dl>
<div><dt>${t.amount}</dt><dd class="amount"><bdi>${escape(formatAmount(fromMinor(payment.amountMinor), payment.currency, locale))}</bdi></dd></div>
<div><dt>${t.reference}</dt><dd><bdi>${escape(payment.reference)}</bdi></dd></div>
</dl>
${payment.status === 'new' ? choices : state(payment.status)}
</main></body>
</html>`
}

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
