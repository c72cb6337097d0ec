import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import PenLine from 'lucide-react/icons/pen-line';
import { contractSearchMessages } from '@/content/contract-search.messages';
import { contractListMessages } from '@/content/contracts.messages';
import type { ContractNeed } from '@/domain/contract/contract-needs';
import { useMessages } from '@/i18n/use-messages';
import { Amount } from '@/ui/text/amount';

export interface NeedStripProps {
  needs: readonly ContractNeed[];
}

/** What waits for the user in a contract, on top of its card: signatures, else deposits. */
export function NeedStrip({ needs }: NeedStripProps) {
  const t = useMessages(contractListMessages);
  const search = useMessages(contractSearchMessages);
  const [first] = needs;
  if (first === undefined) return null;
  const same = needs.filter(({ kind }) => kind === first.kind);
  const Icon = first.kind === 'sign' ? PenLine : ArrowDownToLine;
  const one = first.kind === 'sign' ? t.signatureDue : search.depositDue;
  const several = first.kind === 'sign' ? t.signaturesDue({ count: same.length }) : search.depositsDue(same.length);
  return (
    <p className="flex items-center gap-2 bg-tone-yellow-soft px-5 py-2 text-sm font-medium text-tone-yellow sm:px-6">
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {same.length === 1 && first.amount !== null ? (
        <span>
          {one} <Amount sats={first.amount} />
        </span>
      ) : (
        <span>{several}</span>
      )}
    </p>
  );
}
