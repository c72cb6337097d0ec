import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import PenLine from 'lucide-react/icons/pen-line';
import { useId } from 'react';
import { attentionMessages } from '@/content/attention.messages';
import { type ContractNeed, computeAmountDue } from '@/domain/contract/contract-needs';
import type { Contract } from '@/domain/models';
import { type OpenDialog, toDialog } from '@/features/guarantees/contract-dialog';
import { useMessages } from '@/i18n/use-messages';
import { selectBalanceTotal } from '@/store/balances/balances.selectors';
import { selectNeeds } from '@/store/contracts/needs.selectors';
import { useAppSelector } from '@/store/setup/hooks';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/layout/card';
import { Amount } from '@/ui/text/amount';
import { Foreign } from '@/ui/text/foreign';

export interface ContractTasksProps {
  contract: Contract;
  onOpen: (dialog: OpenDialog) => void;
}

const MAX_SHOWN = 3;

/** Signatures and deposits due from the user, signatures first, each with a button to its dialog. */
export function ContractTasks({ contract, onOpen }: ContractTasksProps) {
  const t = useMessages(attentionMessages);
  const titleId = useId();
  const needs = useAppSelector((state) => selectNeeds(state, contract));
  if (needs.length === 0) return null;
  return (
    <Card flush className="overflow-hidden">
      <section aria-labelledby={titleId}>
        <h2 id={titleId} className="border-b border-line px-5 py-2 text-xs font-medium text-ink-soft sm:px-6">
          {t.title}
        </h2>
        <ul className="divide-y divide-line">
          {needs.slice(0, MAX_SHOWN).map((need) => (
            <Task key={`${need.kind} ${need.guarantee.id}`} need={need} onOpen={onOpen} />
          ))}
          {needs.length > MAX_SHOWN && (
            <li className="px-5 py-2.5 text-sm text-ink-faint sm:px-6">{t.more(needs.length - MAX_SHOWN)}</li>
          )}
        </ul>
      </section>
    </Card>
  );
}

function Task({ need, onOpen }: { need: ContractNeed } & Pick<ContractTasksProps, 'onOpen'>) {
  const t = useMessages(attentionMessages);
  const { kind, guarantee } = need;
  const descriptionId = useId();
  const balance = useAppSelector((state) => selectBalanceTotal(state, guarantee));
  const amount = computeAmountDue(need, balance);
  if (amount === 0) return null;
  const Icon = kind === 'sign' ? PenLine : ArrowDownToLine;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3 sm:px-6">
      <Icon aria-hidden="true" className="size-4 shrink-0 text-tone-yellow" />
      {/* At least as wide as the amount; the button wraps below when there is no room beside it. */}
      <div className="flex-1">
        <p className="text-sm font-medium">
          {kind === 'sign' ? t.signRelease : t.deposit} <Amount sats={amount} />
        </p>
        <p id={descriptionId} className="w-0 min-w-full truncate text-xs text-ink-faint">
          <Foreign>{guarantee.description}</Foreign>
        </p>
      </div>
      <Button
        size="sm"
        className="ml-auto"
        aria-describedby={descriptionId}
        onClick={() => onOpen(toDialog(kind, guarantee.id))}
      >
        {kind === 'sign' ? t.review : t.getAddress}
      </Button>
    </li>
  );
}
