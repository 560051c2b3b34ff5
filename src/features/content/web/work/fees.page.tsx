import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { loadRights, RightsPage, rightsMeta } from './rights-page.tsx'

export const loader = (args: LoaderFunctionArgs) => loadRights(args, 'fees')
export const meta: MetaFunction<typeof loader> = ({ loaderData }) => rightsMeta(loaderData)

export default RightsPage
