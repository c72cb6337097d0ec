import { getTransactionInfo } from '@/services/explorer.service';
import { waitFor } from '@/store/calls/stop';
import { withTimeout } from '@/store/calls/with-timeout';

/** `null`: the explorer did not say. */
export async function isKnownToExplorer(txid: string, stop?: AbortSignal): Promise<boolean | null> {
  try {
    return (await waitFor(withTimeout(getTransactionInfo(txid)), stop)) !== null;
  } catch {
    return null;
  }
}
