import { settings } from '@/config/settings';

/** Prefix for data stored beyond a session: ids belong to one backend, keys and coins to one network. */
export function getStorageScope(): string {
  const { network, apiUrl } = settings();
  return `${network} ${apiUrl}`;
}
