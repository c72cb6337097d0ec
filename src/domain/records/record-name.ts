import type { Id } from '@/domain/primitives/ids';

/** `aval-{kind}-{contract id}-{day}.{ending}`; characters that file systems refuse become `-`. */
export function formatRecordName(kind: string, contractId: Id, madeAt: string, ending: string): string {
  const scope = String(contractId).replace(/[^\w-]+/g, '-');
  return `aval-${kind}-${scope}-${madeAt.slice(0, 10)}.${ending}`;
}
