/** What the server says of this capability. */
export const en = {
  errors: {
    claimNotFound: 'No agency keeps such a record under your number.',
    claimOwnInUse:
      'Households are dealing with the profile you wrote yourself. You can claim this record once they no longer are.',
    claimOneAgency: 'Another agency keeps your record already. Leave it first.',
    noAgencyToLeave: 'No agency keeps your record.',
    leaveWhileHired: 'You are hired through this agency. You can leave it when this has ended.',
    leaveWhileCase:
      'One of your recruitments through this agency is open. You can leave it when this has ended.',
    objectWhileHired:
      'Someone has hired the person of this record through the agency. You can object when this has ended.',
    objectWhileCase:
      'A recruitment through this agency is open. You can object when this has ended.',
  } as Record<string, string>,
}
