import { useState } from 'react';
import { contractMenuMessages } from '@/content/contract-menu.messages';
import { useDiscard } from '@/content/discard.messages';
import { withdrawalsMessages } from '@/content/withdrawals.messages';
import type { Id } from '@/domain/primitives/ids';
import { SigningDialog } from '@/features/signing/signing-dialog';
import { SigningFields, SigningOutcome } from '@/features/signing/signing-fields';
import { useSigning } from '@/features/signing/use-signing';
import { AddressField } from '@/features/withdrawals/release/address-field';
import { useAddressCheck } from '@/features/withdrawals/release/use-release-form';
import { useMessages } from '@/i18n/use-messages';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { selectIsRepeated, selectPayoutAddress } from '@/store/seals/payouts.thunks';
import { statePayout } from '@/store/signing/sign-payout.thunks';
import { useAnnounce } from '@/ui/announce/use-announce';

/** Where the user wants to be paid: stated once for a contract, with a signature (docs/seal.md#payout-addresses). */
export function PayoutDialog({ contractId, onClose }: { contractId: Id; onClose: () => void }) {
  const t = useMessages(withdrawalsMessages);
  const { payout } = useMessages(contractMenuMessages);
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const stated = useAppSelector((state) => selectPayoutAddress(state, contractId, selectUserId(state) ?? ''));
  const [typed, setTyped] = useState<string | null>(null);
  const address = typed ?? stated ?? '';
  const check = useAddressCheck(address);
  const isRepeated = useAppSelector((state) => selectIsRepeated(state, contractId, address));
  const signing = useSigning(null, { canSign: check.kind === 'fits' && address !== stated && !isRepeated });

  async function sign(): Promise<void> {
    const sentence = t.payoutSentence({ address });
    const done = await signing.sign(({ password }, intent) =>
      dispatch(statePayout({ contractId, address, password, sentence }, intent)),
    );
    if (done === null) return;
    announce(t.payoutSent);
    onClose();
  }

  return (
    <SigningDialog
      signing={signing}
      title={payout}
      purpose={t.payoutPurpose}
      onClose={onClose}
      discard={useDiscard(typed !== null || signing.password !== '')}
      labels={{ leave: t.cancel, sign: t.payoutSign, signing: t.signing }}
      onSign={() => void sign()}
    >
      <AddressField
        label={t.destinationField}
        disabled={signing.task.busy}
        value={address}
        state={check}
        error={check.kind === 'fits' && isRepeated ? t.payoutRepeated : null}
        hint={t.payoutHint}
        onText={setTyped}
      />
      <SigningFields signing={signing} />
      <SigningOutcome signing={signing} />
    </SigningDialog>
  );
}
