/** The private key, 32 bytes, which the caller wipes. */
export type PrivateKey = Uint8Array<ArrayBuffer>;

/**
 * Opens one format of key envelope. Whether the key fits the account is for the caller to check; `publicKey` (hex in lower case)
 * only helps to tell a wrong password from another account's key.
 * @throws AppError `bad-envelope` that says what is wrong with the text, `wrong-password`, or `key-mismatch`
 */
export type ReadEnvelope = (text: string, password: string, publicKey: string) => Promise<PrivateKey>;
