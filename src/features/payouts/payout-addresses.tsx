import { useState } from 'react';
import { useDiscard } from '@/content/discard.messages';
import { payoutMessages } from '@/content/payout.messages';
import type { Contract } from '@/domain/models';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { PayoutChanged } from '@/features/people/payout-changed';
import { SigningDialog } from '@/features/signing/signing-dialog';
import { SigningFields, SigningOutcome } from '@/features/signing/signing-fields';
import { useSigning } from '@/features/signing/use-signing';
import { AddressField } from '@/features/withdrawals/release/address-field';
import { useAddressCheck } from '@/features/withdrawals/release/use-release-form';
import { useMessages } from '@/i18n/use-messages';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import {
  selectIsRepeated,
  selectPayoutAddress,
  selectPayoutPlace,
} from '@/store/payout-addresses/payout-addresses.thunks';
import { selectName } from '@/store/people/people.thunks';
import { statePayout } from '@/store/terms/sign-payout.thunks';
import { useAnnounce } from '@/ui/announce/use-announce';
import { Button } from '@/ui/button/button';
import { AddressText } from '@/ui/text/address-text';
import { Fact, FactList } from '@/ui/text/fact-list';
import { Foreign } from '@/ui/text/foreign';

/** The payout addresses of both parties. Nothing while a key is unknown, and without VITE_SEALS. */
export function PayoutAddresses({ contract }: { contract: Contract }) {
  const t = useMessages(payoutMessages);
  const isOn = useAppSelector((state) => selectPayoutPlace(state, contract) !== null);
  const own = useAppSelector((state) => selectPayoutAddress(state, contract.id, selectUserId(state) ?? ''));
  const [isOpen, setOpen] = useState(false);
  if (!isOn) return null;
  return (
    <section aria-label={t.all} className="flex flex-col items-start gap-3 text-sm print:hidden">
      <h2 className="font-semibold">{t.all}</h2>
      <FactList>
        {contract.contractors.map((id) => (
          <PartyAddress key={toIdKey(id)} contractId={contract.id} personId={id} />
        ))}
      </FactList>
      <Button size="sm" onClick={() => setOpen(true)}>
        {own === null ? t.state : t.change}
      </Button>
      {isOpen && <PayoutDialog contractId={contract.id} onClose={() => setOpen(false)} />}
    </section>
  );
}

function PartyAddress({ contractId, personId }: { contractId: Id; personId: Id }) {
  const t = useMessages(payoutMessages);
  const address = useAppSelector((state) => selectPayoutAddress(state, contractId, personId));
  const name = useAppSelector((state) => selectName(state, personId)) ?? String(personId);
  return (
    <Fact label={<Foreign>{name}</Foreign>} wide>
      {address === null ? t.none : <AddressText value={address} />}
      <PayoutChanged contractId={contractId} personId={personId} />
    </Fact>
  );
}

/**
 * The user's own payout address. `canSign`: it can be signed, and is not the one that is stated; `isRepeated`: it was stated before, and
 * then another one.
 */
export function usePayoutEntry(contractId: Id) {
  const stated = useAppSelector((state) => selectPayoutAddress(state, contractId, selectUserId(state) ?? ''));
  const [typed, setTyped] = useState<string | null>(null);
  const address = typed ?? stated ?? '';
  const state = useAddressCheck(address);
  const isRepeated = useAppSelector((root) => selectIsRepeated(root, contractId, address)) && state.kind === 'fits';
  const canSign = state.kind === 'fits' && address !== stated && !isRepeated;
  return { address, setAddress: setTyped, state, isRepeated, isTyped: typed !== null, canSign, stated };
}

interface PayoutFieldProps {
  entry: ReturnType<typeof usePayoutEntry>;
  disabled: boolean;
  required?: boolean;
}

export function PayoutField({ entry, disabled, required = false }: PayoutFieldProps) {
  const t = useMessages(payoutMessages);
  return (
    <AddressField
      label={required ? t.address : t.optional}
      required={required}
      disabled={disabled}
      value={entry.address}
      state={entry.state}
      error={entry.isRepeated ? t.repeated : null}
      hint={required ? t.hint : t.optionalHint}
      onText={entry.setAddress}
    />
  );
}

function PayoutDialog({ contractId, onClose }: { contractId: Id; onClose: () => void }) {
  const t = useMessages(payoutMessages);
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const entry = usePayoutEntry(contractId);
  const signing = useSigning(null, { canSign: entry.canSign });

  async function sign(): Promise<void> {
    const { address } = entry;
    const done = await signing.sign(({ password }, intent) =>
      dispatch(statePayout({ contractId, address, password, sentence: t.sentence({ address }) }, intent)),
    );
    if (done === null) return;
    announce(t.sent);
    onClose();
  }

  return (
    <SigningDialog
      signing={signing}
      title={t.title}
      purpose={t.purpose}
      onClose={onClose}
      discard={useDiscard(entry.isTyped || signing.password !== '')}
      labels={{ leave: t.cancel, sign: t.sign, signing: t.signing }}
      onSign={() => void sign()}
    >
      <PayoutField entry={entry} disabled={signing.task.busy} required />
      <SigningFields signing={signing} />
      <SigningOutcome signing={signing} />
    </SigningDialog>
  );
}
