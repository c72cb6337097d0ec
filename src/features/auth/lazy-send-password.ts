import { lazyAfterPaint } from '@/lib/lazy';

/** Not among the login's extras: their dynamic imports are fetched with the first screen (src/config/build/fetch-order.ts). */
export const SendPasswordDialog = lazyAfterPaint(async () => ({
  default: (await import('@/features/auth/send-password-dialog')).SendPasswordDialog,
}));
