import type { Id } from '@/domain/primitives/ids';

/** `aval-{kind}-{contract id}-{day}.{ending}`; characters that file systems refuse become `-`. @param contractId `null`: all */
export function formatRecordName(kind: string, contractId: Id | null, madeAt: string, ending: string): string {
  const scope = contractId === null ? 'all' : String(contractId).replace(/[^\w-]+/g, '-');
  return `aval-${kind}-${scope}-${madeAt.slice(0, 10)}.${ending}`;
}
