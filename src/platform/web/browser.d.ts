interface Window {
  /** In browsers that know trusted types. */
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: {
        createHTML(html: string): string | null
        createScriptURL?(url: string): string | null
      },
    ): { createHTML(html: string): string }
  }
  __zod_globalConfig?: { jitless: boolean }
}

/** A file as the text of a script that can stand in a page (scripts/inline-script.ts). */
declare module '*?script' {
  const text: string
  export default text
}
