import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { Button, type ButtonProps } from '@/ui/button/button';
import { COPIED_MS, CopyNotice, type CopyNoticeTexts, useCopy } from '@/ui/copy/use-copy';

export interface CopyButtonProps extends Omit<ButtonProps, 'onClick' | 'busy' | 'busyLabel'>, CopyNoticeTexts {
  /** The text to copy. */
  text: string;
}

/** A button that copies a text. */
export function CopyButton({ text, copiedLabel, failedLabel, children, ...rest }: CopyButtonProps) {
  const copying = useCopy(COPIED_MS);
  const Icon = copying.copied ? Check : Copy;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button {...rest} onClick={() => void copying.copy(text)}>
        <Icon aria-hidden="true" className="size-4" />
        {children}
      </Button>
      <CopyNotice copying={copying} copiedLabel={copiedLabel} failedLabel={failedLabel} />
    </span>
  );
}
