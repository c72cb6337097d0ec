import { createExplorer } from '@/services/explorer';
import { sendCall } from '@/services/http';

/** The configured block explorer. */
export const EXPLORER = createExplorer(sendCall);

export const {
  getFeeRates,
  getAddressStats,
  getAddressActivity,
  listUtxos,
  listHistory,
  getTransactionInfo,
  getRawTransaction,
  getTipHeight,
  postTransaction,
} = EXPLORER;
