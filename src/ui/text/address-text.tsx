import { classes } from '@/ui/layout/classes';
import { Grouped } from '@/ui/text/grouped';

export interface AddressTextProps {
  /** An address or txid, plain. */
  value: string;
  className?: string;
}

/** An address or txid in groups of four, to be compared by eye; selecting and copying gives the plain text. */
export function AddressText({ value, className }: AddressTextProps) {
  return (
    <span translate="no" className={classes('font-mono text-sm', className)}>
      <Grouped groups={value.match(/.{1,4}/g) ?? []} breakable />
    </span>
  );
}
