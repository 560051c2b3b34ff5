export { ContactForm } from './contact-form.tsx'
export { VisaRequestButton } from './visa-request-button.tsx'
export { formsTexts } from './forms-texts.ts'
