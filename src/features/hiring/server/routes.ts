import type { Mount } from '../../../platform/server/http.ts'

export const routes: Mount[] = []
