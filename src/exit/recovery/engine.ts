import { checkCertificate, checkKitTerms } from '@/exit/recovery/check-certificate';
import { addScanned, checkKit } from '@/exit/recovery/check-kit';
import { createTransaction } from '@/exit/recovery/create-transaction';
import { openEnvelope } from '@/exit/recovery/envelope-formats';
import { listKitCoins, mergeCoins } from '@/exit/recovery/funding';
import { readArbitratorKey } from '@/exit/recovery/open-key';
import { readCoins } from '@/exit/recovery/read-coins';
import { readTransaction } from '@/exit/recovery/read-transaction';
import { addSignatures, signTransaction } from '@/exit/recovery/sign-transaction';

/** The recovery page's keys, coins and transactions. */
export const engine = {
  checkKit,
  addScanned,
  checkCertificate,
  checkKitTerms,
  listKitCoins,
  readCoins,
  mergeCoins,
  createTransaction,
  readTransaction,
  addSignatures,
  openEnvelope,
  readArbitratorKey,
  signTransaction,
};
