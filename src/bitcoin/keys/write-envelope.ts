import { base64FromBytes } from '@/bitcoin/bytes';
import type { Envelope } from '@/bitcoin/keys/envelope';

/** The envelope as text, in the form of `envelope.ts`. */
export function envelopeText(envelope: Envelope): string {
  return JSON.stringify({
    ...authenticatedFields(envelope),
    cipher: { ...cipherFields(envelope), data: base64FromBytes(envelope.data) },
  });
}

/** What the cipher authenticates beside the key: version, public key, parameters. */
export function authenticatedText(envelope: Omit<Envelope, 'data'>): string {
  return JSON.stringify({ ...authenticatedFields(envelope), cipher: cipherFields(envelope) });
}

function authenticatedFields({ publicKey, cost, salt }: Omit<Envelope, 'data'>) {
  const { memory, passes, parallelism } = cost;
  return {
    v: 1,
    public_key: publicKey,
    kdf: { name: 'argon2id', memory, passes, parallelism, salt: base64FromBytes(salt) },
  };
}

function cipherFields({ nonce }: Omit<Envelope, 'data'>) {
  return { name: 'aes-256-gcm', nonce: base64FromBytes(nonce) };
}
