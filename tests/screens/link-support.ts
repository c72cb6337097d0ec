import { toHex } from '@mocks/chain/bytes';
import { demoKey } from '@mocks/demo/demo-keys';
import { cleanup } from '@testing-library/react';
import { previewInvitation } from '@tests/unit/store/preview-invitation';
import type { SecretPair } from '@/bitcoin/keys/key-pairs';
import { signTerms } from '@/bitcoin/seals/sign-terms';
import type { Id } from '@/domain/primitives/ids';
import { formatSealFragment } from '@/domain/seals/seal-link';
import type { Terms } from '@/domain/seals/terms';
import type { WireUser } from '@/services/schemas/wire';
import { visit } from './support';

/** Signs terms with the key of an account that `person` made. */
export function signAs(user: WireUser, terms: Terms): string {
  const key = findKey(user) as SecretPair;
  const { hash, publicKey, signature } = signTerms(key, terms);
  return formatSealFragment({ hash, key: publicKey, signature });
}

/** `person` numbers the keys of a test file. */
function findKey({ email, public_key }: WireUser) {
  const keys = Array.from({ length: 100 }, (_, at) => demoKey(`${at + 1} ${email}`));
  const key = keys.find(({ publicKey }) => toHex(publicKey) === public_key);
  if (key?.privateKey === undefined) throw new Error('Nobody has this key');
  return key;
}

/** The terms of an invitation as its owner sees them. Leaves the owner's browser empty. */
export async function readTerms(owner: WireUser, id: Id): Promise<Terms> {
  const { store } = visit(`/contracts/${id}`, owner);
  const preview = await store.dispatch(previewInvitation(id));
  cleanup();
  localStorage.clear();
  if (!preview.ok) throw new Error(preview.error.code);
  return preview.value.terms;
}

/** The fragment of a sealed invitation. */
export async function sealInvitation(owner: WireUser, id: Id): Promise<string> {
  return signAs(owner, await readTerms(owner, id));
}
