import { shortenBlank, splitBlanks } from '@/domain/primitives/blanks';
import { Foreign } from '@/ui/text/foreign';

interface MarkedTextProps {
  children: string;
  /** Marks of blanks that are left to the other party. */
  others?: readonly string[];
  /** Leaves out of each blank the words that it is one. */
  isShort?: boolean;
}

/** A contract's text, in which the blanks that are still marked stand out, and those that are left to others stand back. */
export function MarkedText({ children, others = [], isShort = false }: MarkedTextProps) {
  return splitBlanks(children).map(({ text, isBlank }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id and never move
    <Foreign key={at} className={isBlank ? (others.includes(text) ? OTHERS : OPEN) : ''}>
      {isBlank && isShort ? shortenBlank(text) : text}
    </Foreign>
  ));
}

const OPEN = 'underline decoration-dotted underline-offset-4';
const OTHERS = 'text-ink-faint';
