import { settings } from '@/config/settings';

/** Names what is stored beyond a session: ids are those of one backend, keys and coins those of one network. */
export function getStorageScope(): string {
  const { network, apiUrl } = settings();
  return `${network} ${apiUrl}`;
}
