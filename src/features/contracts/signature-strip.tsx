import PenLine from 'lucide-react/icons/pen-line';
import { contractListMessages } from '@/content/contracts.messages';
import { useMessages } from '@/content/use-messages';
import type { Contract, Transaction } from '@/domain/models';
import { pendingForUser } from '@/domain/withdrawal-stage';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppSelector } from '@/store/hooks';
import { Amount } from '@/ui/amount';

export interface SignatureStripProps {
  contract: Pick<Contract, 'guarantees'>;
}

/** What waits for the user's own signature, on top of the contract's card. */
export function SignatureStrip({ contract }: SignatureStripProps) {
  const t = useMessages(contractListMessages);
  const userId = useAppSelector(selectUserId);
  const waiting = contract.guarantees
    .map((guarantee) => pendingForUser(guarantee, userId))
    .filter((withdrawal): withdrawal is Transaction => withdrawal !== null);
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
