import { readOwnEnvelope } from '@/bitcoin/keys/envelopes/own';
import type { PrivateKey, ReadEnvelope } from '@/bitcoin/keys/envelopes/reader';
import { AppError } from '@/domain/primitives/errors';

interface EnvelopeFormat {
  name: string;
  /** The first bytes. The first format that fits reads the text. */
  begins: RegExp;
  load: () => Promise<ReadEnvelope>;
}

/**
 * The key envelopes that this program opens (docs/api.md#key-envelopes). It writes the first only. Those of other clients
 * are fetched when an account has one. The steps for another format are in .github/CONTRIBUTING.md.
 */
export const ENVELOPE_FORMATS: readonly EnvelopeFormat[] = [
  { name: 'aval', begins: /^\s*\{(?:\s*"v"|[\s\S]{0,4096}"public_key")/, load: async () => readOwnEnvelope },
  {
    name: 'openssl',
    begins: /^\s*U2FsdGVkX1/,
    load: async () => (await import('@/bitcoin/keys/envelopes/openssl')).readOpenSslText,
  },
  {
    name: 'crypto-js',
    begins: /^\s*\{[\s\S]{0,4096}"ct"/,
    load: async () => (await import('@/bitcoin/keys/envelopes/openssl')).readCryptoJsRecord,
  },
  { name: 'bip38', begins: /^\s*6P/, load: async () => (await import('@/bitcoin/keys/envelopes/bip38')).readBip38 },
];

/** Characters; a key takes a few hundred. */
const MAX_TEXT = 4096;

/**
 * Opens a key envelope with the reader of its format.
 * @throws AppError `unknown-envelope` if it is none of the formats, `network` if the reader cannot be fetched; or as the reader
 */
export async function readEnvelope(text: string, password: string, publicKey: string): Promise<PrivateKey> {
  const format = ENVELOPE_FORMATS.find(({ begins }) => begins.test(text));
  if (format === undefined) throw new AppError('unknown-envelope', 'The key envelope has a format of another client');
  if (text.length > MAX_TEXT) throw new AppError('bad-envelope', 'The key envelope is longer than 4 kB');
  const read = await format.load().catch((cause: unknown) => {
    throw new AppError('network', `The reader of ${format.name} envelopes cannot be fetched`, {}, { cause });
  });
  if (password === '') throw new AppError('wrong-password', 'No password opens this key');
  return read(text, password, publicKey);
}
