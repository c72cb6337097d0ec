import type { BitcoinApi } from '@/bitcoin/api';

export type Method = keyof BitcoinApi;

/** Every method of `BitcoinApi`: what the page may ask of the worker. */
export const METHODS: Record<Method, true> = {
  deriveLoginSecret: true,
  generateKeyPair: true,
  openKey: true,
  closeKey: true,
  deriveDepositAddress: true,
  checkDepositAddress: true,
  disputeFeeAddress: true,
  checkAddress: true,
  psbtOutpoints: true,
  inspectPsbt: true,
  signPsbt: true,
  cosignPsbt: true,
};

/** A BitcoinApi whose every method goes through `ask`. */
export function apiThrough(ask: (method: Method, args: unknown[]) => Promise<unknown>): BitcoinApi {
  const methods = (Object.keys(METHODS) as Method[]).map((method) => [
    method,
    (...args: unknown[]) => ask(method, args),
  ]);
  return Object.fromEntries(methods) as BitcoinApi;
}
