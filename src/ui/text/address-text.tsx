import { shortenText } from '@/domain/primitives/bounded-text';
import { stripBidiControls } from '@/domain/primitives/foreign-text';
import { classes } from '@/ui/layout/classes';
import { Grouped } from '@/ui/text/grouped';

export interface AddressTextProps {
  value: string;
  className?: string;
}

/** Characters. Each group of four is an element, and what is longer than this is no address, key or hash. */
const LONGEST_CODE = 150;

/** An address or txid in groups of four, which are easier to compare. Copies as plain text. */
export function AddressText({ value, className }: AddressTextProps) {
  const text = shortenText(stripBidiControls(value), LONGEST_CODE);
  return (
    <bdi translate="no" className={classes('font-mono text-sm', className)}>
      <Grouped groups={text.match(/.{1,4}/g) ?? []} breakable />
    </bdi>
  );
}
