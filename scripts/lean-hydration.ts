import type { Plugin } from 'vite'

type Edit = [what: RegExp, instead: string]

/** React Router's files as browsers have them, and what is said otherwise in each. */
const edits: Record<string, Edit[]> = {
  // Asks once a page has rested for half a second, and waits for an answer before it asks again.
  'dom/ssr/fog-of-war.js': [
    [
      /let debouncedFetchPatches = debounce\(fetchPatches, 100\);\s*fetchPatches\(\);/,
      `let last = Promise.resolve();
       let debouncedFetchPatches = debounce(() => (last = last.then(fetchPatches)), 500);
       debouncedFetchPatches();`,
    ],
  ],
  // Without another way to find routes, which is being tried, and without listeners to all that happens.
  'dom-export/hydrated-router.js': [
    [/let discoveryRuntime = ssrInfo\.context\.future\.[^;]+;/, ''],
    [/discoveryRuntime \? UNSAFE_getCustomPatchRoutesOnNavigationFunction\([^?]+\) : /, ''],
    [/ssrInfo\.routeDiscoveryRuntime = discoveryRuntime;/, ''],
    [/let discoveryRuntime = ssrInfo\.routeDiscoveryRuntime;[^{}]+?\selse (?=UNSAFE_useFog)/, ''],
    [/routeDiscoveryRuntime: discoveryRuntime,\s*routeDiscoveryState: discoveryState,/, ''],
  ],
  'router/router.js': [
    [/\bfuture\.unstable_(customRouteDiscovery|routePatternMatching)\b/g, 'false'],
    [/\binit\.instrumentations\b/g, 'false'],
    [/\bconsumeInstrumentationClientResultMetaReceiver\(router\)/g, 'void 0'],
  ],
}

/**
 * React Router as it comes to a browser. By itself it asks what stands behind the links of a page as soon as one is there, again with each that
 * comes, and anew for all whose answer is still on its way: on a slow phone a first visit asked five times. Who follows a link before it has
 * asked asks for where it leads, as ever. And it brings along what nothing of ours sets (2 kB).
 */
export const leanHydration = (): Plugin => ({
  name: 'lean-hydration',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/production\/lib\/.*\.js/ },
    handler(code, id) {
      const [, file = ''] = /\/dist\/production\/lib\/(.*\.js)/.exec(id) ?? []
      const text = (edits[file] ?? []).reduce((before, [what, instead]) => {
        const after = before.replace(what, instead)
        if (after === before)
          throw new Error(`React Router says it otherwise now: ${file}, ${what}`)
        return after
      }, code)
      return { code: text, map: null }
    },
  },
})
