import { type ReactNode, useId, useState } from 'react';
import { settings } from '@/config/settings';
import { contractMenuMessages } from '@/content/contract-menu.messages';
import { safetyNumberMessages } from '@/content/safety-number.messages';
import { hasBothParties } from '@/domain/keys/current-keys';
import type { Contract } from '@/domain/models';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { SafetyNumber } from '@/features/seals/links/safety-number';
import { useMessages } from '@/i18n/use-messages';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { selectName } from '@/store/people/people.thunks';
import { selectPayoutAddress } from '@/store/seals/payouts.thunks';
import { selectTermsRole } from '@/store/seals/seals.selectors';
import { Button } from '@/ui/button/button';
import { AddressText } from '@/ui/text/address-text';
import { Fact, FactList } from '@/ui/text/fact-list';
import { Foreign } from '@/ui/text/foreign';

interface TermsOverviewProps {
  contract: Contract;
  /** The state of the signatures, with its next step. */
  children: ReactNode;
  /** With the safety number unfolded. */
  compares?: boolean;
}

/** What belongs to the terms beside their text: the signatures, the safety number and the payout addresses. */
export function TermsOverview({ contract, children, compares = false }: TermsOverviewProps) {
  const t = useMessages(contractMenuMessages);
  const safety = useMessages(safetyNumberMessages);
  const isParty = useAppSelector((state) => selectTermsRole(state, contract) !== null);
  const hasStated = useAppSelector(
    (state) => selectPayoutAddress(state, contract.id, selectUserId(state) ?? '') !== null,
  );
  const open = useOpenDialog();
  const [isComparing, setComparing] = useState(compares);
  const id = useId();
  if (!isParty || !hasBothParties(contract) || settings().seals === 'off') return null;
  return (
    <div className="flex max-w-reading flex-col gap-4 border-b border-line pb-4 print:hidden">
      {children}
      {contract.contractors.map((id) => (
        <PayoutAddress key={toIdKey(id)} contractId={contract.id} personId={id} />
      ))}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" aria-expanded={isComparing} aria-controls={id} onClick={() => setComparing(!isComparing)}>
          {safety.menu}
        </Button>
        <Button size="sm" onClick={() => open({ kind: 'payout' })}>
          {hasStated ? t.changeAddress : t.payout}
        </Button>
      </div>
      <div id={id} hidden={!isComparing}>
        {isComparing && <SafetyNumber contractId={contract.id} />}
      </div>
    </div>
  );
}

/** Where a party has said that it wants to be paid, as far as this device trusts it. */
function PayoutAddress({ contractId, personId }: { contractId: Id; personId: Id }) {
  const { payout } = useMessages(contractMenuMessages);
  const address = useAppSelector((state) => selectPayoutAddress(state, contractId, personId));
  const name = useAppSelector((state) => selectName(state, personId));
  if (address === null) return null;
  return (
    <FactList>
      <Fact
        label={
          <>
            {payout}: <Foreign>{name ?? String(personId)}</Foreign>
          </>
        }
        wide
      >
        <AddressText value={address} />
      </Fact>
    </FactList>
  );
}
