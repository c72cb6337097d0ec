import { useEffect, useState } from 'react';
import type { Strength } from '@/domain/key/password-strength';
import { logger } from '@/lib/logger';

/** Between keystrokes nothing is estimated or read out. */
const PAUSE_MS = 200;

const loadEstimator = () => import('@/features/auth/estimate-strength');

/** Fetches the estimator ahead of the first letter. */
export function warmUpEstimator(): void {
  // Tried again with the first letter.
  loadEstimator().catch(() => undefined);
}

/** The strength of the password as it is typed; `null` for none, and while it is not known. */
export function usePasswordStrength(password: string, known: readonly string[]): Strength | null {
  const [strength, setStrength] = useState<Strength | null>(null);
  const context = known.join('\n');

  useEffect(() => {
    if (password === '') return;
    let current = true;
    async function estimate(): Promise<void> {
      try {
        const { estimateStrength } = await loadEstimator();
        if (current) setStrength(estimateStrength(password, context.split('\n')));
      } catch (error) {
        logger.warn(`The strength of the password is not known: ${String(error)}`);
      }
    }
    const timer = setTimeout(() => void estimate(), PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [password, context]);

  return password === '' ? null : strength;
}
