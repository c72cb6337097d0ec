import { use } from 'react';
import { useAppStore } from '@/store/hooks';
import { isWhole } from '@/store/visitor-store';
import { wholeStore } from '@/store/whole-store';

/** Suspends until the store has all its slices. Everything that is for members is under it. */
export function useWholeStore(): void {
  const store = useAppStore();
  if (!isWhole(store)) use(wholeStore(store));
}
