import { checkAddress } from './addresses/check-address';
import { checkDepositAddress } from './addresses/check-deposit-address';
import { deriveDepositAddress, disputeFeeAddress } from './addresses/deposit-address';
import type { BitcoinApi } from './api';
import { generateKeyPair, openKey } from './keys/keys';
import { deriveLoginSecret } from './keys/login-secret';
import { keptKey, wipeKey } from './keys/open-keys';
import { cosignPsbt } from './psbt/cosign';
import { inspectPsbt, psbtOutpoints } from './psbt/inspect';
import { signPsbt } from './psbt/sign';

/** Everything of `BitcoinApi`, in the thread that imports it. */
export const engine: BitcoinApi = {
  deriveLoginSecret,
  generateKeyPair,
  openKey,
  closeKey: async (handle) => wipeKey(handle),
  deriveDepositAddress: async (keys, guaranteeOrder) => deriveDepositAddress(keys, guaranteeOrder),
  checkDepositAddress: async (check) => checkDepositAddress(check),
  disputeFeeAddress: async (arbitratorKey, network, contractOrder, guaranteeId) =>
    disputeFeeAddress(arbitratorKey, network, contractOrder, guaranteeId),
  checkAddress: async (address, network) => checkAddress(address, network),
  psbtOutpoints: async (psbt) => psbtOutpoints(psbt),
  inspectPsbt: async (psbt, context) => inspectPsbt(psbt, context),
  signPsbt: async (handle, psbt, context, options) => signPsbt(keptKey(handle), psbt, context, options),
  cosignPsbt: async (handle, psbt, context, options) => cosignPsbt(keptKey(handle), psbt, context, options),
};
