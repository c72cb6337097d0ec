import { type Id, toIdKey } from '@/domain/primitives/ids';

/** How many parts of the screen show each guarantee. */
const visible = new Map<string, number>();

/** Gives the guarantee's addresses priority in look-ups until the returned function is called. */
export function showGuarantee(id: Id): () => void {
  const key = toIdKey(id);
  visible.set(key, (visible.get(key) ?? 0) + 1);
  return () => {
    const left = (visible.get(key) ?? 1) - 1;
    if (left > 0) visible.set(key, left);
    else visible.delete(key);
  };
}

export function isGuaranteeShown(id: Id): boolean {
  return visible.has(toIdKey(id));
}
