/** AES-256-GCM. */
export interface Gcm {
  /** 32 bytes. */
  key: Uint8Array<ArrayBuffer>;
  /** 12 bytes. */
  nonce: Uint8Array<ArrayBuffer>;
  /** Authenticated, not encrypted. */
  additional: Uint8Array<ArrayBuffer>;
}

/** Ciphertext and tag. */
export async function encryptGcm(
  { key, ...parameters }: Gcm,
  plain: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const imported = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt']);
  return new Uint8Array(await crypto.subtle.encrypt(toParams(parameters), imported, plain));
}

/**
 * Opens ciphertext and tag. Some browsers withhold `crypto.subtle` from a page that is opened from a disk: there a library decrypts.
 * @throws Error if key, parameters and ciphertext do not match
 */
export async function decryptGcm(
  { key, ...parameters }: Gcm,
  data: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  if (globalThis.crypto?.subtle === undefined) {
    const { gcm } = await import('@noble/ciphers/aes.js');
    return gcm(key, parameters.nonce, parameters.additional).decrypt(data);
  }
  const imported = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt']);
  return new Uint8Array(await crypto.subtle.decrypt(toParams(parameters), imported, data));
}

function toParams({ nonce, additional }: Omit<Gcm, 'key'>): AesGcmParams {
  return { name: 'AES-GCM', iv: nonce, additionalData: additional };
}
