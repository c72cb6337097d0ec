import { stripBidiControls } from '@/domain/primitives/foreign-text';
import { classes } from '@/ui/layout/classes';
import { Grouped } from '@/ui/text/grouped';

export interface AddressTextProps {
  value: string;
  className?: string;
}

/** An address or txid in groups of four, which are easier to compare. Copies as plain text. */
export function AddressText({ value, className }: AddressTextProps) {
  return (
    <bdi translate="no" className={classes('font-mono text-sm', className)}>
      <Grouped groups={stripBidiControls(value).match(/.{1,4}/g) ?? []} breakable />
    </bdi>
  );
}
