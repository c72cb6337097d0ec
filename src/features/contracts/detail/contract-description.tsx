import { useId, useState } from 'react';
import { contractDetailMessages } from '@/content/contracts.messages';
import type { Contract } from '@/domain/models';
import { ContractParties } from '@/features/contracts/detail/contract-parties';
import { useMessages } from '@/i18n/use-messages';
import { classes } from '@/ui/layout/classes';

export interface ContractDescriptionProps {
  contract: Contract;
}

/** Two lines of the description; 'Show more' unfolds the rest and who takes part. */
export function ContractDescription({ contract }: ContractDescriptionProps) {
  const t = useMessages(contractDetailMessages);
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="flex max-w-reading flex-col items-start gap-2">
      <div id={id} className="flex w-full min-w-0 flex-col gap-4">
        <p className={classes('text-sm whitespace-pre-line text-ink-soft', !open && 'line-clamp-2')}>
          {contract.description}
        </p>
        {open && <ContractParties contract={contract} />}
      </div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="py-0.5 text-sm font-medium text-accent-ink hover:underline"
      >
        {open ? t.showLess : t.showMore}
      </button>
    </div>
  );
}
