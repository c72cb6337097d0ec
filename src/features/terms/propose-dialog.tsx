import { useState } from 'react';
import { proposalMessages, termsMessages } from '@/content/terms.messages';
import type { Contract } from '@/domain/models';
import type { Id } from '@/domain/primitives/ids';
import type { PlannedChange } from '@/domain/terms/own-change';
import { SigningDialog } from '@/features/signing/signing-dialog';
import { SigningFields, SigningOutcome } from '@/features/signing/signing-fields';
import { useSigning } from '@/features/signing/use-signing';
import { useTermsScreen } from '@/features/terms/use-terms';
import { TermsDifferences } from '@/features/terms-text/terms-differences';
import { useMessages } from '@/i18n/use-messages';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import type { OwnChange } from '@/store/terms/own-acts.thunks';
import { previewChange, proposeChange } from '@/store/terms/propose.thunks';
import { useAnnounce } from '@/ui/announce/use-announce';

interface ProposeDialogProps {
  contract: Contract;
  change: OwnChange;
  /** Saved and signed. @param added a new guarantee */
  onDone: (added: Id | null) => void;
  onClose: () => void;
}

/** Shows what the user's change does to signed terms. The password saves and signs it. */
export function ProposeDialog(props: ProposeDialogProps) {
  const dispatch = useAppDispatch();
  // Planned once: the text on screen is the text that is signed, even if the contract changes meanwhile.
  const [plan] = useState(() => dispatch(previewChange(props.contract.id, props.change)));
  return plan === null ? null : <OpenDialog {...props} plan={plan} />;
}

function OpenDialog({ contract, change, plan, onDone, onClose }: ProposeDialogProps & { plan: PlannedChange }) {
  const t = useMessages(proposalMessages);
  const { sentence } = useMessages(termsMessages);
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const name = useTermsScreen(contract)?.other ?? '';
  const names = useAppSelector(({ people }) => people.names);
  const signing = useSigning(null, { canSign: true });
  const { terms, sealed } = plan;

  async function sign(): Promise<void> {
    const line = sentence({ revision: terms.revision });
    const signed = await signing.sign(({ password }, intent) =>
      dispatch(proposeChange({ contractId: contract.id, change, terms, password, sentence: line }, intent)),
    );
    if (signed === null) return;
    // Otherwise the page says that the signature is not in the chat.
    if (signed.value.sent.ok) announce(t.proposed({ name }));
    onDone(signed.value.added);
  }

  return (
    <SigningDialog
      signing={signing}
      title={t.propose}
      purpose={t.purpose({ name })}
      size="wide"
      onClose={onClose}
      labels={{ leave: t.cancel, sign: t.sign, signing: t.signing }}
      onSign={() => void sign()}
      noValidate
    >
      <TermsDifferences before={sealed.terms} now={terms} names={names} />
      <SigningFields signing={signing} />
      <SigningOutcome signing={signing} />
    </SigningDialog>
  );
}
