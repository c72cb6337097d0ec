import type { BitcoinApi } from '@/bitcoin/api';
import { deriveLoginSecret } from '@/bitcoin/keys/login-secret';

/** What logging in waits for. */
export const login = { deriveLoginSecret } satisfies Partial<BitcoinApi>;
