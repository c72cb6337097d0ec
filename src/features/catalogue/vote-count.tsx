import ThumbsUp from 'lucide-react/icons/thumbs-up';

/** How many people vouch for something of a catalogue; `children` says it in words. */
export function VoteCount({ children }: { children: string }) {
  return (
    <span className="figures inline-flex items-center gap-1.5 text-xs whitespace-nowrap text-ink-faint">
      <ThumbsUp aria-hidden="true" className="size-3.5" />
      {children}
    </span>
  );
}
