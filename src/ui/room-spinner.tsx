import { Spinner } from './spinner.tsx'

/** Stands where a room will be while its content is on its way. */
export const RoomSpinner = ({ label }: { label: string }) => (
  <div className="grid min-h-80 place-items-center">
    <Spinner label={label} />
  </div>
)
