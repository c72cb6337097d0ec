import { memo } from 'react';
import { guaranteeRowMessages } from '@/content/contract-screen.messages';
import type { Guarantee } from '@/domain/models';
import { useMessages } from '@/i18n/use-messages';
import { DateText } from '@/ui/text/date-text';

export const UntilText = memo(function UntilText({ guarantee: { validUntil } }: { guarantee: Guarantee }) {
  const t = useMessages(guaranteeRowMessages);
  if (validUntil === null) return null;
  return (
    <span className="whitespace-nowrap">
      {t.until} <DateText value={validUntil} />
    </span>
  );
});
