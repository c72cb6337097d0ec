import PenLine from 'lucide-react/icons/pen-line';
import { shallowEqual } from 'react-redux';
import { contractListMessages } from '@/content/contracts.messages';
import { useMessages } from '@/content/use-messages';
import type { Contract } from '@/domain/models';
import { selectPendingWithdrawals } from '@/store/contracts/contracts.selectors';
import { useAppSelector } from '@/store/hooks';
import { Amount } from '@/ui/amount';

export interface SignatureStripProps {
  contract: Pick<Contract, 'contractors' | 'guarantees'>;
}

/** What waits for the user's own signature, on top of the contract's card. */
export function SignatureStrip({ contract }: SignatureStripProps) {
  const t = useMessages(contractListMessages);
  const waiting = useAppSelector((state) => selectPendingWithdrawals(state, contract), shallowEqual);
  const [first] = waiting;
  if (first === undefined) return null;
  return (
    <p className="flex items-center gap-2 bg-tone-yellow-soft px-5 py-2 text-sm font-medium text-tone-yellow sm:px-6">
      <PenLine aria-hidden="true" className="size-4 shrink-0" />
      {waiting.length === 1 && first.amount !== null ? (
        <span>
          {t.signatureDue} <Amount sats={first.amount} />
        </span>
      ) : (
        <span>{t.signaturesDue({ count: waiting.length })}</span>
      )}
    </p>
  );
}
