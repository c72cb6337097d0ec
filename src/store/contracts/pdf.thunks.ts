import type { Result } from '@/domain/primitives/errors';
import { fetchPdf } from '@/services/documents.service';
import { toResult } from '@/store/calls/requests';
import { waitFor } from '@/store/calls/stop';
import type { AppThunk } from '@/store/setup/store-types';

/** Fetches the PDF of a contract from this page's origin. The blob is safe to open: its type is `application/pdf`. */
export function fetchContractPdf(url: string, stop?: AbortSignal): AppThunk<Promise<Result<Blob>>> {
  return () => toResult('Fetching the PDF', () => waitFor(fetchPdf(url, stop), stop));
}
