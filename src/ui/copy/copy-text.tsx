import Copy from 'lucide-react/icons/copy';
import type { ReactNode } from 'react';
import { COPIED_MS, CopyNotice, type CopyNoticeTexts, useCopy } from '@/ui/copy/use-copy';
import { Foreign } from '@/ui/text/foreign';

export interface CopyTextProps extends CopyNoticeTexts {
  /** The text to copy. */
  text: string;
  /** Read out before the text: "Copy address". */
  label: string;
  /** Shown instead of the text, such as an `AddressText`. */
  children?: ReactNode;
  /** About the text; on the line of the notice. */
  note?: ReactNode;
}

/** A text that a click copies. */
export function CopyText({ text, label, children, copiedLabel, failedLabel, note }: CopyTextProps) {
  const copying = useCopy(COPIED_MS);
  return (
    <div className="flex flex-col gap-1">
      <button
        type="button"
        title={label}
        onClick={() => void copying.copy(text)}
        className="group flex items-start gap-3 rounded-control border border-line bg-sunken px-3 py-2 text-left"
      >
        <span className="sr-only">{label}</span>
        <span className="min-w-0 flex-1 break-words">{children ?? <Foreign>{text}</Foreign>}</span>
        <Copy
          aria-hidden="true"
          className="mt-1 size-4 shrink-0 text-ink-faint transition-colors group-hover:text-ink"
        />
      </button>
      <div className="flex flex-wrap items-center gap-x-4">
        {note}
        <CopyNotice copying={copying} copiedLabel={copiedLabel} failedLabel={failedLabel} />
      </div>
    </div>
  );
}
