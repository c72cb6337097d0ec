import { classes } from '@/ui/layout/classes';

export interface SkeletonProps {
  /** Size of what is loading, as classes: `h-6 w-40`. */
  className?: string;
}

/** Placeholder of one loading element. Wrap them in `SkeletonGroup`. */
export function Skeleton({ className }: SkeletonProps) {
  return <span aria-hidden="true" className={classes('block animate-breathe rounded-sm bg-line', className)} />;
}

export interface SkeletonGroupProps extends SkeletonProps {
  /** Read out while loading: "Loading contracts". */
  label: string;
  children: React.ReactNode;
}

/** Skeletons that load together, announced once. */
export function SkeletonGroup({ label, className, children }: SkeletonGroupProps) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
