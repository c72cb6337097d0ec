import { type ReactNode, useId, useState } from 'react';
import { contractDetailMessages, contractMessages } from '@/content/contracts.messages';
import type { Contract } from '@/domain/models';
import { PersonText } from '@/features/contracts/contract-facts';
import { useMessages } from '@/i18n/use-messages';
import { classes } from '@/ui/layout/classes';
import { Foreign } from '@/ui/text/foreign';

export interface ContractDescriptionProps {
  contract: Contract;
}

/** Two lines of the description; the rest, the owner and the id on request. */
export function ContractDescription({ contract }: ContractDescriptionProps) {
  const t = useMessages(contractDetailMessages);
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="flex max-w-reading flex-col items-start gap-2">
      <div id={id} className="flex w-full min-w-0 flex-col gap-4">
        <p className={classes('text-sm whitespace-pre-line text-ink-soft', !open && 'line-clamp-2')}>
          <Foreign>{contract.description}</Foreign>
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

interface ContractPartiesProps {
  contract: Contract;
}

function ContractParties({ contract }: ContractPartiesProps) {
  const t = useMessages(contractDetailMessages);
  const common = useMessages(contractMessages);
  const owner = contract.contractors[0];
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm text-ink-soft">
      {owner !== undefined && (
        <Party name={common.owner}>
          <PersonText id={owner} />
        </Party>
      )}
      <Party name={t.contractId}>
        <Foreign>{contract.id}</Foreign>
      </Party>
    </dl>
  );
}

function Party({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-faint">{name}</dt>
      <dd className="min-w-0 break-all">{children}</dd>
    </>
  );
}
