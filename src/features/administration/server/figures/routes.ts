import { type Mount, route } from '../../../../platform/server/http.ts'
import { getFigures as call } from '../../figures-contract.ts'
import { getFigures } from './get-figures.ts'

export const figuresRoutes: Mount[] = [route(call, (ctx, { range }) => getFigures(ctx, range))]
