import type { Result } from '@/domain/primitives/errors';

export type ExplorerFault =
  | { kind: 'address-empty' }
  | { kind: 'address-invalid' }
  | { kind: 'bound'; origin: string } // the page may connect to this origin only
  | { kind: 'timeout' }
  | { kind: 'unreachable' } // no connection, or refused by CORS
  | { kind: 'stopped' } // by the user
  | { kind: 'status'; status: number; text: string }
  | { kind: 'not-json' }
  | { kind: 'too-large' }
  | { kind: 'wrong-shape' }
  | { kind: 'contradicted'; coin: string }; // its raw transaction contradicts the answer

/** Parses the base address of an explorer's API: `https://mempool.space/api`. Returns it without a slash at the end. */
export function parseExplorer(text: string): Result<string, ExplorerFault> {
  const typed = text.trim();
  if (typed === '') return { ok: false, error: { kind: 'address-empty' } };
  if (!URL.canParse(typed)) return { ok: false, error: { kind: 'address-invalid' } };
  const { protocol, username, password, search, hash, host, origin, pathname } = new URL(typed);
  const isPlain = username === '' && password === '' && search === '' && hash === '' && host !== '';
  if (!isPlain || (protocol !== 'https:' && protocol !== 'http:'))
    return { ok: false, error: { kind: 'address-invalid' } };
  return { ok: true, value: `${origin}${pathname.replace(/\/+$/, '')}` };
}
