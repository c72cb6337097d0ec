import { checkAddress } from '@/bitcoin/addresses/check-address';
import { checkDepositAddress } from '@/bitcoin/addresses/check-deposit-address';
import { deriveDepositAddress, deriveDisputeFeeAddress } from '@/bitcoin/addresses/deposit-address';
import type { PayoutCheck, TermsProof } from '@/bitcoin/api';
import { readFirstRelease } from '@/bitcoin/psbt/first-release';
import { findPsbt, inspectPsbt, readSpentOutputs } from '@/bitcoin/psbt/inspect';
import { provesSpend } from '@/bitcoin/psbt/prove-spend';
import { replacePsbt } from '@/bitcoin/psbt/replace';
import { readTransaction } from '@/bitcoin/psbt/transaction-facts';
import { checkContracts } from '@/bitcoin/recovery/checked-contract';
import { proveDeposits } from '@/bitcoin/recovery/prove-deposits';
import { buildSpend } from '@/bitcoin/spend/build-spend';
import { verifyGiven, verifyReturn } from '@/bitcoin/spend/return-spend';
import { computeSafetyNumber } from '@/bitcoin/statements/safety-number';
import { computeSignerAddress } from '@/bitcoin/statements/signer-address';
import { hashText, verifyPayout, verifySeal } from '@/bitcoin/statements/verify-statements';
import type { PayoutPlace } from '@/domain/payouts/payout-line';

/** Derives, reads and verifies: everything that a contract's screen shows. */
export const readingEngine = {
  deriveDepositAddress,
  checkDepositAddress,
  deriveDisputeFeeAddress,
  checkAddress,
  readSpentOutputs,
  findPsbt,
  readTransaction,
  provesSpend,
  readFirstRelease,
  replacePsbt,
  inspectPsbt,
  proveDeposits,
  checkContracts,
  hashTexts: (texts: readonly string[]) => texts.map(hashText),
  verifySeals: (seals: readonly TermsProof[]) => seals.map(verifySeal),
  verifyPayouts: (place: PayoutPlace, payouts: readonly PayoutCheck[]) =>
    payouts.map((each) => verifyPayout(place, each)),
  buildSpend,
  verifyReturn,
  verifyGiven,
  computeSafetyNumber,
  computeSignerAddress,
};
