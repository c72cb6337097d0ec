import { parseEnvelope } from '@/bitcoin/keys/envelope';
import { decryptKey } from '@/bitcoin/keys/envelope-cipher';
import type { ReadEnvelope } from '@/bitcoin/keys/envelopes/reader';
import { AppError } from '@/domain/primitives/errors';

/** This program's own envelope, which names its public key. */
export const readOwnEnvelope: ReadEnvelope = async (text, password, publicKey) => {
  const envelope = parseEnvelope(text);
  if (envelope.publicKey !== publicKey) throw new AppError('key-mismatch', 'The envelope names another public key');
  return decryptKey(envelope, password);
};
