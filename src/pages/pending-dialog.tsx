import { useState } from 'react';
import { contractDetailMessages, contractMessages } from '@/content/contracts.messages';
import { useMessages } from '@/i18n/use-messages';
import { useSettled } from '@/lib/timed-flags';
import { Button } from '@/ui/button/button';
import { FloatingBanner } from '@/ui/message/floating-banner';

/** Most dialogs load faster. */
const PENDING_MS = 500;

/** Replaces a dialog that loads slowly, so that the press does not seem lost. */
export function PendingDialog({ onCancel }: { onCancel: () => void }) {
  const t = useMessages(contractDetailMessages);
  const { cancel: cancelLabel } = useMessages(contractMessages);
  const [opener] = useState(() => document.activeElement);
  if (!useSettled(true, PENDING_MS)) return null;

  function cancel(): void {
    onCancel();
    if (opener instanceof HTMLElement) opener.focus();
  }

  const action = (
    <Button size="sm" onClick={cancel}>
      {cancelLabel}
    </Button>
  );
  return (
    <FloatingBanner tone="yellow" action={action}>
      {t.dialogPending}
    </FloatingBanner>
  );
}
