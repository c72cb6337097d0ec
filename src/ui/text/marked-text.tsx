import { splitBlanks } from '@/domain/primitives/blanks';
import { Foreign } from '@/ui/text/foreign';

/** A contract's text, in which the blanks that are still marked stand out. */
export function MarkedText({ children }: { children: string }) {
  return splitBlanks(children).map(({ text, isBlank }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id and never move
    <Foreign key={at} className={isBlank ? 'underline decoration-dotted underline-offset-4' : ''}>
      {text}
    </Foreign>
  ));
}
