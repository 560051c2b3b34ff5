/** How long the good news of sign-in and sign-up stands before the reader goes on. */
export const leaveAfterMs = 800
