import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import PenLine from 'lucide-react/icons/pen-line';
import { contractOverviewMessages } from '@/content/contract-overview.messages';
import { contractListMessages, contractSearchMessages } from '@/content/contracts.messages';
import { type ContractNeed, summarizeNeeds } from '@/domain/contract/contract-needs';
import { useMessages } from '@/i18n/use-messages';
import { Amount } from '@/ui/text/amount';

interface RequiredActionProps {
  needs: readonly ContractNeed[];
}

/** The most urgent thing that the user has to do in the contract, and how many others there are. */
export function RequiredAction({ needs }: RequiredActionProps) {
  const t = useMessages(contractListMessages);
  const search = useMessages(contractSearchMessages);
  const overview = useMessages(contractOverviewMessages);
  const summary = summarizeNeeds(needs);
  if (summary === null) return null;
  const { kind, count, amount } = summary;
  const Icon = kind === 'sign' ? PenLine : ArrowDownToLine;
  const others = needs.length - count;
  return (
    <p className="flex w-fit max-w-full items-start gap-2 rounded-control bg-tone-yellow-soft px-2.5 py-1 text-sm font-medium text-tone-yellow">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        {amount !== null ? (
          <>
            {kind === 'sign' ? t.signatureDue : search.depositDue} <Amount sats={amount} mark={false} fiat={false} />
          </>
        ) : kind === 'sign' ? (
          t.signaturesDue({ count })
        ) : (
          search.depositsDue(count)
        )}
        {others > 0 && <span className="font-normal"> · {overview.more(others)}</span>}
      </span>
    </p>
  );
}
