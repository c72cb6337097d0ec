import { deriveLoginSecret } from '@/bitcoin/keys/login-secret';

/** The part of the engine that a login waits for. */
export const loginEngine = { deriveLoginSecret };
