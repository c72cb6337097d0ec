import { type ReactNode, useId, useState } from 'react';
import { settings } from '@/config/settings';
import { contractMenuMessages } from '@/content/contract-menu.messages';
import { safetyNumberMessages } from '@/content/safety-number.messages';
import { hasBothParties } from '@/domain/keys/current-keys';
import type { Contract } from '@/domain/models';
import { toIdKey } from '@/domain/primitives/ids';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { SafetyNumber } from '@/features/seals/links/safety-number';
import { useMessages } from '@/i18n/use-messages';
import { useAppSelector } from '@/store/core/hooks';
import { selectNames } from '@/store/people/people.thunks';
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
  const safety = useMessages(safetyNumberMessages);
  const isParty = useAppSelector((state) => selectTermsRole(state, contract) !== null);
  const [isComparing, setComparing] = useState(compares);
  const id = useId();
  if (!isParty || !hasBothParties(contract) || settings().seals === 'off') return null;
  return (
    <div className="flex max-w-reading flex-col gap-4 border-b border-line pb-4 print:hidden">
      {children}
      <PayoutAddresses contract={contract} />
      <Button
        size="sm"
        aria-expanded={isComparing}
        aria-controls={id}
        className="self-start"
        onClick={() => setComparing(!isComparing)}
      >
        {safety.menu}
      </Button>
      <div id={id} hidden={!isComparing}>
        {isComparing && <SafetyNumber contractId={contract.id} />}
      </div>
    </div>
  );
}

/** Where each party has said that it wants to be paid, as far as this device trusts it. */
function PayoutAddresses({ contract }: { contract: Contract }) {
  const t = useMessages(contractMenuMessages);
  const open = useOpenDialog();
  const names = useAppSelector(selectNames);
  const stated = useAppSelector((state) =>
    contract.contractors.map((id) => selectPayoutAddress(state, contract.id, id)).join(' '),
  );
  const addresses = stated.split(' ');
  return (
    <div className="flex flex-col items-start gap-2">
      <FactList>
        {contract.contractors.map((id, at) =>
          addresses[at] ? (
            <Fact key={toIdKey(id)} label={<Foreign>{names[String(id)] ?? String(id)}</Foreign>} wide>
              <AddressText value={addresses[at]} />
            </Fact>
          ) : null,
        )}
      </FactList>
      <Button size="sm" onClick={() => open({ kind: 'payout' })}>
        {t.changeAddress}
      </Button>
    </div>
  );
}
