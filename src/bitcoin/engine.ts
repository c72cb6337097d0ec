import { checkAddress } from '@/bitcoin/addresses/check-address';
import { checkDepositAddress } from '@/bitcoin/addresses/check-deposit-address';
import { deriveDepositAddress, deriveDisputeFeeAddress } from '@/bitcoin/addresses/deposit-address';
import type { BitcoinApi } from '@/bitcoin/api';
import { generateKeyPair, openKey } from '@/bitcoin/keys/keys';
import { deriveLoginSecret } from '@/bitcoin/keys/login-secret';
import { getOpenKey, wipeOpenKey } from '@/bitcoin/keys/open-keys';
import { cosignPsbt } from '@/bitcoin/psbt/cosign';
import { readFirstRelease } from '@/bitcoin/psbt/first-release';
import { inspectPsbt, readSpentOutputs } from '@/bitcoin/psbt/inspect';
import { readSignatures } from '@/bitcoin/psbt/read-signatures';
import { replacePsbt } from '@/bitcoin/psbt/replace';
import { signPsbt } from '@/bitcoin/psbt/sign';
import { readTransaction } from '@/bitcoin/psbt/transaction-facts';
import { proveDeposits } from '@/bitcoin/recovery/funding';
import { rehearseKit } from '@/bitcoin/recovery/rehearse';
import { hashTexts } from '@/bitcoin/terms/hash-texts';
import { computeSafetyNumber } from '@/bitcoin/terms/safety-number';
import { signTerms, verifySeal } from '@/bitcoin/terms/sign-terms';
import { computeSignerAddress } from '@/bitcoin/terms/signer-address';

/** `BitcoinApi` in the importing thread. */
export const engine: BitcoinApi = {
  deriveLoginSecret,
  generateKeyPair,
  openKey,
  closeKey: async (handle) => wipeOpenKey(handle),
  deriveDepositAddress: async (keys, guaranteeOrder) => deriveDepositAddress(keys, guaranteeOrder),
  checkDepositAddress: async (check) => checkDepositAddress(check),
  deriveDisputeFeeAddress: async (arbitratorKey, network, contractOrder, guaranteeId) =>
    deriveDisputeFeeAddress(arbitratorKey, network, contractOrder, guaranteeId),
  checkAddress: async (address, network) => checkAddress(address, network),
  readSpentOutputs: async (psbt, network) => readSpentOutputs(psbt, network),
  readTransaction: async (text, network) => readTransaction(text, network),
  readSignatures: async (psbt, network) => readSignatures(psbt, network),
  readFirstRelease: async (sources) => readFirstRelease(sources),
  replacePsbt: async (psbt, network, destination, amount) => replacePsbt(psbt, network, destination, amount),
  inspectPsbt: async (psbt, context) => inspectPsbt(psbt, context),
  signPsbt: async (handle, psbt, context, options) => signPsbt(getOpenKey(handle), psbt, context, options),
  cosignPsbt: async (handle, psbt, context, options) => cosignPsbt(getOpenKey(handle), psbt, context, options),
  proveDeposits: async (deposits, transactions, network) => proveDeposits(deposits, transactions, network),
  rehearseKit,
  hashTexts,
  signTerms: async (handle, terms) => signTerms(getOpenKey(handle), terms),
  verifySeals: async (seals) => seals.map(verifySeal),
  computeSafetyNumber,
  computeSignerAddress: async (publicKey, network) => computeSignerAddress(publicKey, network),
};
