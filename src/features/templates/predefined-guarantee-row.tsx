import { useId } from 'react';
import { defaultAmountText } from '@/content/templates/default-amount';
import { templateMessages } from '@/content/templates.messages';
import { useMessages } from '@/content/use-messages';
import type { ContractType, PredefinedGuarantee } from '@/domain/models';
import { Badge } from '@/ui/badge';
import { ImportanceBadge } from './importance-badge';

export interface PredefinedGuaranteeRowProps {
  guarantee: PredefinedGuarantee;
  type: ContractType;
  /** Of the role that the user has. */
  own: boolean;
  added: boolean;
  onSelect: () => void;
}

const ROW =
  'flex w-full flex-col gap-2 rounded-control border border-line p-4 text-left transition-colors hover:border-line-strong hover:bg-sunken';

/** Role, conditions and importance of a guarantee, and what it usually amounts to. */
export function PredefinedGuaranteeRow({ guarantee, type, own, added, onSelect }: PredefinedGuaranteeRowProps) {
  const t = useMessages(templateMessages);
  const id = useId();
  const { description, role, importance, conditions, thirdPartyType } = guarantee;
  const facts = [
    own ? t[role] : `${t[role]} · ${t.otherParty}`,
    defaultAmountText(guarantee, type),
    ...(thirdPartyType === null ? [] : [t[thirdPartyType]]),
  ];
  return (
    <li>
      <button
        type="button"
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-facts ${id}-conditions`}
        onClick={onSelect}
        className={ROW}
      >
        <span className="flex w-full flex-wrap items-center gap-2">
          <span id={`${id}-name`} className="mr-auto text-sm font-medium">
            {description}
          </span>
          {added && <Badge tone="purple">{t.added}</Badge>}
          <ImportanceBadge importance={importance} />
        </span>
        <span id={`${id}-facts`} className="figures text-xs text-ink-faint">
          {facts.join(' · ')}
        </span>
        <span id={`${id}-conditions`} className="max-w-[72ch] text-xs text-pretty text-ink-soft">
          {conditions}
        </span>
      </button>
    </li>
  );
}
