/** It stands in dialogs of pages whose loader brings no words of the forms. */
export const en = { leaveEmpty: 'Leave this field empty' }
