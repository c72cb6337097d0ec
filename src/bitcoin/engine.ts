import { checkAddress } from '@/bitcoin/addresses/check-address';
import { checkDepositAddress } from '@/bitcoin/addresses/check-deposit-address';
import { deriveDepositAddress, disputeFeeAddress } from '@/bitcoin/addresses/deposit-address';
import type { BitcoinApi } from '@/bitcoin/api';
import { generateKeyPair, openKey } from '@/bitcoin/keys/keys';
import { deriveLoginSecret } from '@/bitcoin/keys/login-secret';
import { keptKey, wipeKey } from '@/bitcoin/keys/open-keys';
import { cosignPsbt } from '@/bitcoin/psbt/cosign';
import { inspectPsbt, psbtOutpoints } from '@/bitcoin/psbt/inspect';
import { signPsbt } from '@/bitcoin/psbt/sign';

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
