import { Spinner } from './spinner.tsx'

/** Stands where a page will be while its content is on its way. */
export const PageSpinner = ({ label }: { label: string }) => (
  <div className="grid min-h-80 place-items-center">
    <Spinner label={label} />
  </div>
)
