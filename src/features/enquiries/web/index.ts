export { ContactForm } from './contact-form.tsx'
export { NewsletterForm } from './newsletter-form.tsx'
export { VisaRequestButton } from './visa-request-button.tsx'
