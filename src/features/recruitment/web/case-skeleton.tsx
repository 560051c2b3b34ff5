import { Skeleton } from '../../../ui/skeleton.tsx'

/** A case that loads: whose it is, how far it is, its steps, who takes part. */
export const CaseSkeleton = ({ label }: { label: string }) => (
  <div>
    <p role="status" className="sr-only">
      {label}
    </p>
    <Skeleton className="h-5 w-40" />
    <Skeleton className="mt-4 h-8 w-64" />
    <Skeleton className="mt-6 h-24" />
    <Skeleton className="mt-6 h-96 rounded-lg" />
    <Skeleton className="mt-6 h-32 rounded-lg" />
  </div>
)
