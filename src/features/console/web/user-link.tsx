import { LocalLink } from '../../../platform/web/local-link.tsx'

/** Leads to an account by its owner's name; by its number where she has none. */
export const UserLink = ({ id, name }: { id: number; name: string }) => (
  <LocalLink to={`/admin/users/${id}`} className="link">
    <bdi>{name === '' ? id : name}</bdi>
  </LocalLink>
)
