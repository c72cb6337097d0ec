import { checkAddress } from '@/bitcoin/addresses/check-address';
import { checkDepositAddress } from '@/bitcoin/addresses/check-deposit-address';
import { deriveDepositAddress, deriveDisputeFeeAddress } from '@/bitcoin/addresses/deposit-address';
import type { BitcoinApi } from '@/bitcoin/api';

import { readFirstRelease } from '@/bitcoin/psbt/first-release';
import { findPsbt, inspectPsbt, readSpentOutputs } from '@/bitcoin/psbt/inspect';
import { provesSpend } from '@/bitcoin/psbt/prove-spend';
import { replacePsbt } from '@/bitcoin/psbt/replace';
import { readTransaction } from '@/bitcoin/psbt/transaction-facts';
import { checkContracts } from '@/bitcoin/recovery/checked-contract';
import { proveDeposits } from '@/bitcoin/recovery/prove-deposits';
import { buildSpend } from '@/bitcoin/spend/build-spend';
import { verifyGiven } from '@/bitcoin/spend/return-spend';
import { hashReturn, verifyReturn } from '@/bitcoin/spend/verify-return';
import { computeSafetyNumber } from '@/bitcoin/statements/safety-number';
import { computeSignerAddress } from '@/bitcoin/statements/signer-address';
import { verifyPayout } from '@/bitcoin/statements/verify-payout';
import { hashText, verifySeal } from '@/bitcoin/statements/verify-seal';

/** Derives, reads and verifies: everything that a contract's screen shows. */
export const readingEngine = {
  deriveDepositAddress: async (keys, guaranteeOrder) => deriveDepositAddress(keys, guaranteeOrder),
  checkDepositAddress: async (check) => checkDepositAddress(check),
  deriveDisputeFeeAddress: async (arbitratorKey, network, contractOrder, guaranteeId) =>
    deriveDisputeFeeAddress(arbitratorKey, network, contractOrder, guaranteeId),
  checkAddress: async (address, network) => checkAddress(address, network),
  readSpentOutputs: async (psbt, network) => readSpentOutputs(psbt, network),
  findPsbt: async (text, network) => findPsbt(text, network),
  readTransaction: async (text, network) => readTransaction(text, network),
  provesSpend: async (claim) => provesSpend(claim),
  readFirstRelease: async (sources) => readFirstRelease(sources),
  replacePsbt: async (psbt, network, destination, amount) => replacePsbt(psbt, network, destination, amount),
  inspectPsbt: async (psbt, context) => inspectPsbt(psbt, context),
  proveDeposits: async (deposits, transactions, network) => proveDeposits(deposits, transactions, network),
  checkContracts: async (contracts) => checkContracts(contracts),
  hashTexts: async (texts) => texts.map(hashText),
  verifySeals: async (seals) => seals.map(verifySeal),
  verifyPayouts: async (place, payouts) => payouts.map((each) => verifyPayout(place, each)),
  buildSpend: async (spend, signed) => buildSpend(spend, signed),
  hashReturn: async (plan) => hashReturn(plan),
  verifyReturn: async (plan, statement) => verifyReturn(plan, statement),
  verifyGiven: async (order, signatures) => verifyGiven(order, signatures),
  computeSafetyNumber,
  computeSignerAddress: async (publicKey, network) => computeSignerAddress(publicKey, network),
} satisfies Partial<BitcoinApi>;
