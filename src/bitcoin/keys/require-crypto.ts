import { AppError } from '@/domain/primitives/errors';

/** Throws AppError `crypto-unavailable` if the page is neither https nor localhost. */
export function requireCrypto(): void {
  if (globalThis.crypto?.subtle === undefined) {
    throw new AppError('crypto-unavailable', 'The browser offers cryptography only over https or on localhost');
  }
}
