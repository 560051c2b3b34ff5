export type LockHolder = { pid: number; [key: string]: unknown }
export type HeldLock = { release(): void; holder?: undefined }
export type RefusedLock = { release?: undefined; holder: LockHolder }

/** Takes the lock file: `{ release }` when it is ours now, `{ holder }` with what the living holder wrote when it is not. */
export function takeLock(file: string, info?: Record<string, unknown>): HeldLock | RefusedLock

/** Takes the lock, waiting at most `timeoutMs` for a living holder; `onWait(holder)` is called once before waiting. */
export function takeLockOrWait(
  file: string,
  options: { info?: Record<string, unknown>; onWait(holder: LockHolder): void; timeoutMs: number },
): Promise<HeldLock>
