import { settings } from '@/config/settings';
import type { KeyFile } from '@/domain/keys/key-file';
import { fail, type Result } from '@/domain/primitives/errors';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import {
  formatFileName,
  formatSignerFileName,
  type RecoveryContract,
  type RecoveryFile,
  selectForSigner,
} from '@/domain/recovery/recovery-file';
import { logger } from '@/lib/logger';
import { fetchRecoveryPage, loadPublished } from '@/services/recovery-page.service';
import { formatRecoveryFile, insertIntoPage } from '@/services/schemas/recovery-file';

/** The data of a file with the account's key and contracts. */
export function createFile({ publicKey, envelope }: KeyFile, contracts: readonly RecoveryContract[]): RecoveryFile {
  return {
    network: settings().network,
    madeAt: new Date().toISOString(),
    publicKey: publicKey.toLowerCase(),
    envelope,
    contracts,
  };
}

/** `unreachable`: no answer. `changed`: not the page that was built with this app. */
export type RecoveryPageFault = 'unreachable' | 'changed';

/** A recovery file as it is saved: the page of this site, with the data in it. */
export interface SavedFile {
  name: string;
  /** HTML. */
  text: string;
  /** The data alone, JSON. */
  data: string;
}

/** Fetches the page, compares it with the one that was built with this app, and puts the data into it. */
export async function createRecoveryPage(
  file: RecoveryFile,
  signal: AbortSignal,
): Promise<Result<SavedFile, RecoveryPageFault>> {
  try {
    const { sha256 } = await loadPublished();
    const bytes = await fetchRecoveryPage(signal);
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    const found = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
    if (found !== sha256) return fail('changed');
    const page = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    const data = formatRecoveryFile(file);
    return { ok: true, value: { name: formatFileName(file), text: insertIntoPage(page, data), data } };
  } catch (error) {
    logger.warn(`The recovery page was not received: ${String(error)}`);
    return fail('unreachable');
  }
}

/** The file of one contract for another signer (docs/recovery-file.md#for-another-signer); `null`: the account's file lacks it. */
export function createSignerFile(file: RecoveryFile, contractId: Id): { name: string; text: string } | null {
  const contract = file.contracts.find(({ id }) => id === toIdKey(contractId));
  if (contract === undefined) return null;
  const text = formatRecoveryFile(selectForSigner(file.madeAt, contract));
  return { name: formatSignerFileName(contract, file.madeAt), text };
}
