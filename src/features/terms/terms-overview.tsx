import { type ReactNode, useId, useState } from 'react';
import { safetyNumberMessages } from '@/content/safety-number.messages';
import { hasBothParties } from '@/domain/keys/current-keys';
import type { Contract } from '@/domain/models';
import { PayoutAddresses } from '@/features/payouts/payout-addresses';
import { SafetyNumber } from '@/features/terms/safety-number';
import { Signatures } from '@/features/terms/signatures';
import { useMessages } from '@/i18n/use-messages';
import { useAppSelector } from '@/store/core/hooks';
import { selectTermsRole } from '@/store/terms/terms.selectors';
import { Button } from '@/ui/button/button';

interface TermsOverviewProps {
  contract: Contract;
  /** The state of the signatures, with its next step. */
  children: ReactNode;
  /** With the safety number unfolded. */
  compares?: boolean;
}

/** The parts of the terms above their text: the signatures, the payout addresses and the safety number. */
export function TermsOverview({ contract, children, compares = false }: TermsOverviewProps) {
  const safety = useMessages(safetyNumberMessages);
  const isParty = useAppSelector((state) => selectTermsRole(state, contract) !== null);
  const [isComparing, setComparing] = useState(compares);
  const id = useId();
  if (!isParty) return null;
  return (
    <div className="flex max-w-reading flex-col gap-4 border-b border-line pb-4 empty:hidden print:hidden">
      {children}
      <Signatures contract={contract} />
      {hasBothParties(contract) && (
        <>
          <PayoutAddresses contract={contract} />
          <Button
            size="sm"
            className="self-start"
            aria-expanded={isComparing}
            aria-controls={id}
            onClick={() => setComparing(!isComparing)}
          >
            {safety.menu}
          </Button>
          <div id={id} hidden={!isComparing}>
            {isComparing && <SafetyNumber contractId={contract.id} />}
          </div>
        </>
      )}
    </div>
  );
}
