/** How the two of a hire reach one another: what both of them read. */
export const contact = {
  title: 'Contact',
  phone: 'Phone',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  nothingOfHire: 'There is no number or address here. Please ask us.',
  whileHired: 'Open to both of you for as long as the hire lasts. No plan is needed.',
  failed: 'The contact could not be loaded. Please try again.',
}
