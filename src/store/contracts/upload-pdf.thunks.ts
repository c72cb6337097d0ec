import type { Result } from '@/domain/primitives/errors';
import { uploadDocument } from '@/services/upload.service';
import { toResult } from '@/store/calls/requests';
import type { AppThunk } from '@/store/setup/store-types';

/**
 * Sends the PDF of a contract that is being written, so that the counterparty can open it; its URL.
 * @param onProgress share that is sent, 0 to 1
 */
export function uploadPdf(file: File, onProgress: (share: number) => void): AppThunk<Promise<Result<string>>> {
  return () => toResult('Uploading the PDF', () => uploadDocument(file, onProgress));
}
