/**
 * The first script of each page, which stands in its head (root.tsx) and runs before the first paint, so that nothing jumps: what texts may become
 * part of the page, the chosen theme and size of text, whether someone is signed in, whether the demo's bar is hidden.
 */

/** Scripts of a page that is made anew are such texts, so they hold no `<` themselves. */
const emptyScript = '<script></script>'

// What becomes part of a page as text is none of ours unless it can hold no element, stands in it as its styles already, or is React's empty script;
// and no workers but two run. In browsers that know trusted types.
window.trustedTypes?.createPolicy('default', {
  createHTML: (html) =>
    html === emptyScript ||
    !html.includes('<') ||
    html === document.querySelector('style[data-app]')?.textContent
      ? html
      : null,
  createScriptURL: (url) => (url === '/sw.js' || url === '/push.js' ? url : null),
})

// Rules of forms are read as they are: whether code could be made of them is not tried, since no page may run such code.
window.__zod_globalConfig = { jitless: true }

const signedInPages =
  /^(\/[a-z]{2,3})?\/(dashboard|account|notifications|agency|admin)(\/(?!login|join)|$)/

try {
  const root = document.documentElement
  const theme = localStorage.getItem('theme')
  if (theme) root.dataset.theme = theme
  if (localStorage.getItem('larger-text')) root.dataset.largerText = ''
  const token = localStorage.getItem('token')
  if (token && localStorage.getItem('user')) {
    root.dataset.signedIn = ''
    if (signedInPages.test(location.pathname)) askWho(token, root.lang)
  }
  if (sessionStorage.getItem('demo-bar-hidden')) root.dataset.demoBarHidden = ''
} catch {
  // Storage may be closed.
}

/** Asks who it is, which everything on a signed-in page waits for: platform/web/browser-api.ts takes the answer. */
function askWho(token: string, language: string): void {
  const answer = fetch('/api/auth/me', {
    headers: { authorization: `Bearer ${token}`, 'accept-language': language },
  })
  window.me = { token, at: Date.now(), answer }
  answer.catch(() => {})
}
