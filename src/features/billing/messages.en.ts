export const en = {
  errors: {
    orderAlreadyPaid: 'This order is already paid.',
    orderClosed: 'This order is closed and can no longer be paid.',
    paymentProviderAway: 'The payment service did not answer. Nothing was charged. Please try again.',
    idempotencyKeyInvalid: 'The Idempotency-Key must have 1 to 200 printable characters.',
    signatureInvalid: 'The signature of this message is missing or wrong.',
  },
  invoice: {
    title: 'Manzil · Invoice',
    invoiceNo: 'Invoice No',
    invoiceDate: 'Invoice Date',
    paymentStatus: 'Payment Status',
    paid: 'Paid',
    candidateName: 'Candidate Name',
    nationality: 'Nationality',
    position: 'Position',
    amount: 'Amount',
    generatedOn: 'Generated on',
    notSpecified: 'Not Specified',
  },
}
