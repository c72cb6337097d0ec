import { classes } from '@/ui/layout/classes';

export interface SkeletonProps {
  /** Size of the thing that will stand here, as classes: `h-6 w-40`. */
  className?: string;
}

/** The outline of one thing that is loading. Wrap several in `SkeletonGroup`. */
export function Skeleton({ className }: SkeletonProps) {
  return <span aria-hidden="true" className={classes('block animate-breathe rounded-sm bg-line', className)} />;
}

export interface SkeletonGroupProps extends SkeletonProps {
  /** Read out while loading: "Loading contracts". */
  label: string;
  children: React.ReactNode;
}

/** Outlines that load together, told once to assistive technology. */
export function SkeletonGroup({ label, className, children }: SkeletonGroupProps) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
