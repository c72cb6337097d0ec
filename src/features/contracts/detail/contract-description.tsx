import { type ReactNode, useId, useState } from 'react';
import { contractScreenMessages } from '@/content/contract-screen.messages';
import { contractDetailMessages, contractMessages } from '@/content/contracts.messages';
import { findTextLanguage } from '@/domain/contracts/text-language';
import type { Contract } from '@/domain/models';
import { ContractDates, PersonText } from '@/features/contracts/contract-facts';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { useMessages } from '@/i18n/use-messages';
import { useIsWide } from '@/lib/use-is-wide';
import { classes } from '@/ui/layout/classes';
import { Foreign } from '@/ui/text/foreign';

const TOGGLE = 'min-h-6 text-sm font-medium whitespace-nowrap text-accent-ink hover:underline';

/** The first line of the description. Unfolds to the whole text and the ids of the people. */
export function ContractDescription({ contract }: { contract: Contract }) {
  const openDialog = useOpenDialog();
  const isWide = useIsWide();
  const t = useMessages(contractDetailMessages);
  const screen = useMessages(contractScreenMessages);
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={classes('flex flex-wrap items-baseline gap-x-4', open && 'flex-col gap-y-2')}>
      <div id={id} className={open ? 'flex w-full max-w-reading flex-col gap-4' : 'min-w-0 flex-1 basis-64'}>
        <p className={classes('text-sm text-ink-soft', open ? 'whitespace-pre-line' : 'line-clamp-1')}>
          <Foreign lang={findTextLanguage(contract.description)} excerpt={!open}>
            {contract.description}
          </Foreign>
        </p>
        {open && <ContractPeople contract={contract} />}
        {open && !isWide && (
          <p className="flex flex-wrap gap-x-4 text-xs text-ink-faint">
            <ContractDates contract={contract} />
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-x-4">
        <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)} className={TOGGLE}>
          {open ? t.showLess : t.showMore}
        </button>
        {isWide && (
          <button type="button" onClick={() => openDialog({ kind: 'full-text' })} className={TOGGLE}>
            {screen.readText}
          </button>
        )}
      </div>
    </div>
  );
}

/** Names with their ids. */
function ContractPeople({ contract }: { contract: Contract }) {
  const t = useMessages(contractDetailMessages);
  const common = useMessages(contractMessages);
  const [owner, counterparty] = contract.contractors;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm text-ink-soft">
      {owner !== undefined && (
        <Row name={common.owner}>
          <PersonText id={owner} hasId />
        </Row>
      )}
      {counterparty !== undefined && (
        <Row name={common.counterparty}>
          <PersonText id={counterparty} hasId />
        </Row>
      )}
      {contract.arbitrator !== null && (
        <Row name={common.arbitrator}>
          <PersonText id={contract.arbitrator} hasId />
        </Row>
      )}
      <Row name={t.contractId}>
        <Foreign>{contract.id}</Foreign>
      </Row>
    </dl>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-faint">{name}</dt>
      <dd className="min-w-0 break-all">{children}</dd>
    </>
  );
}
