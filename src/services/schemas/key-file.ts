import type { BackupProblem } from '@/domain/keys/key-backup';
import type { KeyFile, KeyFileProblem } from '@/domain/keys/key-file';
import type { Kit, KitProblem } from '@/domain/kit/kit';
import type { Result } from '@/domain/primitives/errors';
import type { Network } from '@/domain/primitives/network';
import { parseBackup } from '@/services/schemas/key-backup';
import { parseKit } from '@/services/schemas/kit';

/** Reads the key of a key backup or of a recovery kit for this network; does not decrypt it. */
export function parseKeyFile(text: string, network: Network): Result<KeyFile, KeyFileProblem> {
  const kits = parseKit(text);
  const [kit] = kits.ok ? kits.value : [];
  if (kit !== undefined) return readKit(kit, network);
  if (!kits.ok && kits.error.problem !== 'key-backup') return { ok: false, error: toProblem(kits.error.problem) };
  const backup = parseBackup(text);
  if (!backup.ok) return { ok: false, error: toProblem(backup.error) };
  const { publicKey, encryptedKey: envelope } = backup.value;
  return { ok: true, value: { publicKey, envelope } };
}

function readKit({ network: kitNetwork, envelope, keys, role }: Kit, network: Network) {
  if (kitNetwork !== network) return { ok: false as const, error: 'other-network' as const };
  if (envelope === null) return { ok: false as const, error: 'no-envelope' as const };
  return { ok: true as const, value: { publicKey: keys[role], envelope } };
}

function toProblem(problem: Exclude<KitProblem, 'key-backup'> | BackupProblem): KeyFileProblem {
  return problem === 'not-a-kit' || problem === 'not-a-backup' ? 'not-a-key-file' : problem;
}
