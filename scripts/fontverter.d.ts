declare module 'fontverter' {
  const fontverter: {
    convert(font: Uint8Array, to: 'sfnt' | 'woff2', from?: 'sfnt' | 'woff2'): Promise<Buffer>
  }
  export default fontverter
}
