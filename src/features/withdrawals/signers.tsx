import { withdrawalsMessages } from '@/content/withdrawals.messages';
import { type Id, isSameId } from '@/domain/primitives/ids';
import { findSigner } from '@/domain/withdrawals/signers';
import { useMessages } from '@/i18n/use-messages';
import { selectUser } from '@/store/auth/auth.selectors';
import { selectContract } from '@/store/contracts/contracts.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { selectName } from '@/store/people/people.thunks';
import { Foreign } from '@/ui/text/foreign';

export interface SignersProps {
  /** Public keys, hex, with a valid signature on every input. */
  signedBy: readonly string[];
  contractId: Id;
}

/** The signers of a PSBT, identified by their keys. */
export function Signers({ signedBy, contractId }: SignersProps) {
  const t = useMessages(withdrawalsMessages);
  if (signedBy.length === 0) return t.noSignatures;
  return (
    <ul>
      {signedBy.map((publicKey) => (
        <li key={publicKey}>
          <Signer publicKey={publicKey} contractId={contractId} />
        </li>
      ))}
    </ul>
  );
}

function Signer({ publicKey, contractId }: { publicKey: string; contractId: Id }) {
  const t = useMessages(withdrawalsMessages);
  const contract = useAppSelector((state) => selectContract(state, contractId));
  const userId = useAppSelector((state) => selectUser(state)?.id ?? null);
  const id = contract === null ? null : findSigner(contract, publicKey);
  const name = useAppSelector((state) => (id === null ? null : selectName(state, id)));
  if (id === null) return t.arbitrator;
  return isSameId(id, userId) ? t.you : <Foreign>{name ?? id}</Foreign>;
}
