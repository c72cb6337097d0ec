import type { Result } from '@/domain/primitives/errors';

/** `envelope-invalid`: not readable. `envelope-foreign`: of another key than the one of the kit's role. */
export type EnvelopeFault = 'envelope-invalid' | 'envelope-foreign';

export type OpenFault = 'envelope-invalid' | 'wrong-password' | 'derivation-failed';

/** One format of key envelope. */
export interface EnvelopeFormat {
  /** The first bytes. The first format that fits reads the text. */
  begins: RegExp;
  /** The fault that shows without the password. */
  findFault: (text: string, publicKey: string) => EnvelopeFault | null;
  /**
   * The private key, 32 bytes, which the caller compares with the kit's, and wipes. `publicKey` only helps to tell a wrong password
   * from another account's key.
   */
  open: (text: string, password: string, publicKey: string) => Promise<Result<Uint8Array, OpenFault>>;
}
