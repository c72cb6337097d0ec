import { Foreign } from '@/ui/text/foreign';

/** A contract's text, in which the blanks that are still marked stand out. */
export function MarkedText({ children }: { children: string }) {
  return children
    .split(/(\[[^[\]\n]+\])/)
    .filter((part) => part !== '')
    .map((part, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id and never move
      <Foreign key={at} className={part.startsWith('[') ? 'underline decoration-dotted underline-offset-4' : ''}>
        {part}
      </Foreign>
    ));
}
