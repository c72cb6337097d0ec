import { uploadDocument } from '@/services/upload.service';
import { attempt, type Outcome } from '@/store/calls/to-result';
import type { AppThunk } from '@/store/setup/store-types';

/**
 * Sends the PDF of a contract that is being written, so that the counterparty can open it; its URL.
 * @param onProgress share that is sent, 0 to 1
 */
export function uploadPdf(file: File, onProgress: (share: number) => void): AppThunk<Promise<Outcome<string>>> {
  return () => attempt('Uploading the PDF', () => uploadDocument(file, onProgress));
}
