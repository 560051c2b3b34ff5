import 'reflect-metadata'
import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { SubjectAlternativeNameExtension, X509CertificateGenerator } from '@peculiar/x509'

const day = 86_400_000

export interface Certificate {
  cert: string
  key: string
  file: string
}

/** One of its own signing for localhost, good for so many days, which whoever reads `file` in the folder trusts. */
export async function makeCertificate(folder: string, days: number): Promise<Certificate> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
  const keys = await globalThis.crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const made = await X509CertificateGenerator.createSelfSigned({
    serialNumber: crypto.randomBytes(8).toString('hex'),
    name: 'CN=localhost',
    notBefore: new Date(Date.now() - 90 * day),
    notAfter: new Date(Date.now() + days * day),
    signingAlgorithm: algorithm,
    keys,
    extensions: [new SubjectAlternativeNameExtension([{ type: 'dns', value: 'localhost' }])],
  })
  const key = Buffer.from(await globalThis.crypto.subtle.exportKey('pkcs8', keys.privateKey))
  const cert = made.toString('pem')
  const file = path.join(folder, `${made.serialNumber}.pem`)
  fs.writeFileSync(file, cert)
  return {
    cert,
    key: crypto
      .createPrivateKey({ key, format: 'der', type: 'pkcs8' })
      .export({ format: 'pem', type: 'pkcs8' }) as string,
    file,
  }
}
