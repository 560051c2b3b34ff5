import type { DocumentKind } from '../../../profiles/choices.ts'
import type { area } from '../../messages.own-profile.en.ts'

export interface DocumentForm {
  document_number: string
  name_on_passport: string
  passport_nationality: string
  name_on_id: string
  id_nationality: string
  license_number: string
  license_class: string
  profession: string
  issuing_authority: string
  issue_date: string
  expiry_date: string
}

interface Field {
  name: keyof DocumentForm
  label: keyof (typeof area)['documents']['fields']
  isOptional: boolean
  type: 'text' | 'date'
}

const word = (name: keyof DocumentForm, label: Field['label'], isOptional = false): Field => ({
  name,
  label,
  isOptional,
  type: 'text',
})
const dates = (isOptional = false): Field[] => [
  { name: 'issue_date', label: 'issue_date', isOptional, type: 'date' },
  { name: 'expiry_date', label: 'expiry_date', isOptional, type: 'date' },
]

const fields: Record<DocumentKind, Field[]> = {
  passport: [
    word('name_on_passport', 'name_on_passport'),
    word('document_number', 'passport_number', true),
    word('passport_nationality', 'passport_nationality'),
    ...dates(),
  ],
  id_proof: [
    word('name_on_id', 'name_on_id'),
    word('document_number', 'id_number', true),
    word('id_nationality', 'id_nationality'),
    ...dates(),
  ],
  driving_license: [
    word('license_number', 'license_number'),
    word('license_class', 'license_class', true),
    ...dates(),
  ],
  professional_certificate: [
    word('profession', 'profession'),
    word('document_number', 'certificate_number', true),
    word('issuing_authority', 'issuing_authority'),
    ...dates(),
  ],
  other: [word('document_number', 'document_number', true), ...dates(true)],
}

/** The fields that the form of a kind of paper asks for. */
export const documentFieldsOf = (kind: DocumentKind): readonly Field[] => fields[kind]
