/** A fault of a copy that whoever runs the command can read and act upon. */
export class BackupError extends Error {}
