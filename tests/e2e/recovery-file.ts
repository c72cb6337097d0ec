import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { COUNTERPARTY, makeContract, OWNER, seal } from '@tests/unit/recovery/contracts';
import type { RecoveryContract, RecoveryFile, RecoveryRole } from '@/domain/recovery/recovery-file';
import { formatRecoveryFile, insertIntoPage } from '@/services/schemas/recovery-file';

/** The built recovery page. */
export const RECOVERY_PAGE = join(new URL('../..', import.meta.url).pathname, 'dist/e2e/recover.html');

/** The sample contract of a party, with their key. */
export async function makeFile(role: RecoveryRole, change: Partial<RecoveryContract> = {}): Promise<RecoveryFile> {
  const key = role === 'owner' ? OWNER : COUNTERPARTY;
  const contract: RecoveryContract = { ...makeContract({ role, hasTransactions: true }), ...change };
  return {
    network: contract.network,
    madeAt: '2026-11-22T20:30:00.000Z',
    publicKey: key.public_key,
    envelope: await seal(key),
    contracts: [contract],
  };
}

/** Writes the file as the app saves it; returns its URL. */
export function writeFile(file: RecoveryFile, path: string): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, insertIntoPage(readFileSync(RECOVERY_PAGE, 'utf8'), formatRecoveryFile(file)));
  return pathToFileURL(path).href;
}
