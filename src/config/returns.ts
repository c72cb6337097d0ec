import { settings } from '@/config/settings';

/** Whether the parties can agree on return dates (docs/terms.md#return-dates): that needs verified addresses. */
export function areReturnsOn(): boolean {
  return settings().depositScript !== 'unverified';
}
