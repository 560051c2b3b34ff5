import fs from 'node:fs/promises'
import type { Upload } from '../../../../gateways/files/index.ts'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import { refusedFile, type Table } from './table.ts'

const oldExcelMark = 0xd0cf11e0

/** Reads what an agency sent, by what it is and not by its name. */
export async function readTable(
  file: Pick<Upload, 'path' | 'extension'>,
  owner: string,
): Promise<Table & { bytes: Buffer }> {
  const bytes = await fs.readFile(file.path)
  if (bytes.length < 4) throw refusedFile('importEmpty')
  if (bytes.readUInt32BE(0) === oldExcelMark)
    throw refusedFile('importOldExcel', 'UNSUPPORTED_MEDIA_TYPE')
  return { bytes, ...(await (file.extension === 'xlsx' ? readXlsx(bytes, owner) : readCsv(bytes))) }
}
