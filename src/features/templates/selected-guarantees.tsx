import X from 'lucide-react/icons/x';
import { templateMessages } from '@/content/templates.messages';
import type { GuaranteeChoice } from '@/domain/template/guarantee-choice';
import { useMessages } from '@/i18n/use-messages';
import { IconButton } from '@/ui/button/icon-button';
import { Amount } from '@/ui/text/amount';
import { DateText } from '@/ui/text/date-text';

export interface SelectedGuaranteesProps {
  guarantees: readonly GuaranteeChoice[];
  onRemove: (key: string) => void;
}

/** The guarantees that the contract will have. */
export function SelectedGuarantees({ guarantees, onRemove }: SelectedGuaranteesProps) {
  const t = useMessages(templateMessages);
  if (guarantees.length === 0) return <p className="text-sm text-ink-faint">{t.noGuarantees}</p>;
  return (
    <ul aria-label={t.selectedGuarantees} className="flex flex-col divide-y divide-line">
      {guarantees.map(({ key, role, description, amount, validUntil }) => (
        <li key={key} className="flex items-start justify-between gap-2 py-3 first:pt-0 last:pb-0">
          <div className="flex min-w-0 flex-col gap-0.5">
            <h4 className="text-sm font-medium break-words">{description}</h4>
            <Amount sats={amount} className="text-sm" />
            <p className="text-xs text-ink-faint">
              {t[role]} · {t.validUntilDate} <DateText value={validUntil} />
            </p>
          </div>
          <IconButton label={t.removeGuarantee({ title: description })} onClick={() => onRemove(key)}>
            <X aria-hidden="true" className="size-4" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
