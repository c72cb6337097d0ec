import { decodeBase64, NO_BYTES } from '@/bitcoin/bytes';
import type { Spend } from '@/bitcoin/recovery/spend';
import type { RecoveryContract } from '@/domain/recovery/recovery-file';
import { saveFile } from '@/lib/save-file';
import { toFilePart } from '@/recover/names';

/** `aval-{contract id}-{n}of2.psbt`: binary (BIP174), with the signatures of n holders. */
export function savePsbt(contract: RecoveryContract, { psbt, summary }: Spend): void {
  const name = `aval-${toFilePart(contract)}-${Math.min(2, summary.signedBy.length)}of2.psbt`;
  saveFile(name, new Blob([decodeBase64(psbt) ?? NO_BYTES], { type: 'application/octet-stream' }));
}
