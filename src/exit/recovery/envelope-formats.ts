import { pubECDSA } from '@scure/btc-signer/utils.js';
import type { Result } from '@/domain/primitives/errors';
import type { CheckedKit, KeyFault, OpenKey } from '@/exit/recovery/api';
import { bip38Format } from '@/exit/recovery/bip38-envelope';
import { encodeHex } from '@/exit/recovery/bytes';
import type { EnvelopeFault, EnvelopeFormat } from '@/exit/recovery/envelope-format';
import { createSingleKey } from '@/exit/recovery/open-key';
import { cryptoJsFormat, openSslFormat } from '@/exit/recovery/openssl-envelope';
import { ownFormat } from '@/exit/recovery/own-envelope';

/**
 * The key envelopes that a kit may hold (docs/api.md#key-envelopes), read without crypto.subtle: browsers may withhold that from a
 * page that is opened from a disk.
 */
const FORMATS: readonly EnvelopeFormat[] = [ownFormat, openSslFormat, cryptoJsFormat, bip38Format];

/** Characters; a key takes a few hundred. */
const MAX_TEXT = 4096;

function findFormat(text: string): EnvelopeFormat | null {
  return (text.length <= MAX_TEXT && FORMATS.find(({ begins }) => begins.test(text))) || null;
}

/** The fault that shows without the password. @param publicKey hex in lower case */
export function findEnvelopeFault(text: string, publicKey: string): EnvelopeFault | null {
  const format = findFormat(text);
  return format === null ? 'envelope-invalid' : format.findFault(text, publicKey);
}

/** Opens the kit's key envelope. */
export async function openEnvelope(checked: CheckedKit, password: string): Promise<Result<OpenKey, KeyFault>> {
  const { envelope: text, keys, role } = checked.kit;
  if (text === null) return fail('no-envelope');
  const fault = findEnvelopeFault(text, keys[role]);
  const format = findFormat(text);
  if (fault !== null || format === null) return fail(fault ?? 'envelope-invalid');
  if (password === '') return fail('wrong-password');
  const opened = await format.open(text, password, keys[role]);
  if (!opened.ok) return fail(opened.error);
  const privateKey = opened.value;
  if (derivePublicKey(privateKey) === keys[role])
    return { ok: true, value: createSingleKey(role, keys[role], privateKey) };
  privateKey.fill(0);
  return fail('envelope-foreign');
}

/** Hex; `null` if the bytes are not a private key, 1 to n − 1. */
function derivePublicKey(privateKey: Uint8Array): string | null {
  try {
    return encodeHex(pubECDSA(privateKey, true));
  } catch {
    return null;
  }
}

function fail(kind: KeyFault['kind']): { ok: false; error: KeyFault } {
  return { ok: false, error: { kind } };
}
