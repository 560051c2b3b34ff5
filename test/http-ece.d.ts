declare module 'http_ece' {
  interface Options {
    version: 'aes128gcm'
    privateKey: import('node:crypto').ECDH
    authSecret: string
  }
  const ece: { decrypt: (body: Buffer, options: Options) => Buffer }
  export default ece
}
