import { use, useMemo } from 'react';
import { type Settings, settings } from '@/config/settings';
import { type DocumentFacts, fillDocument } from '@/domain/documents/fill-document';
import { type HelpDocument, readHelp } from '@/domain/help/read-help';
import { useScreenTag } from '@/i18n/use-language';

const DOCUMENTS = import.meta.glob<string>('/src/content/help/*.md', { query: '?raw', import: 'default' });

const loading: Record<string, Promise<string>> = {};

/** Returns the same promise to every caller. After a failure, the next call retries. */
function loadDocument(path: string): Promise<string> {
  loading[path] ??= Promise.resolve(DOCUMENTS[path]?.() ?? '').catch((error: unknown) => {
    delete loading[path];
    throw error;
  });
  return loading[path];
}

/** A help document in the language of the screen. Suspends while it is loading. */
export function useHelp(name: 'help' | 'recovery'): HelpDocument {
  const text = use(loadDocument(`/src/content/help/${name}.${useScreenTag()}.md`));
  return useMemo(() => readHelp(fillDocument(text, toHelpFacts(settings()))), [text]);
}

type HelpSettings = Pick<Settings, 'brand' | 'seals' | 'depositScript' | 'loginSecret' | 'minConfirmations'>;

/** What the help documents (content/help) may ask for, by the name that they use. */
export function toHelpFacts(settings: HelpSettings): DocumentFacts {
  const { brand, seals, depositScript, loginSecret, minConfirmations } = settings;
  const addressesChecked = depositScript !== 'unverified';
  const passwordIsSent = loginSecret === 'password';
  return {
    brand,
    /** Terms can be signed. */
    seals: seals !== 'off',
    /** Deposit addresses are checked against the keys, as recovery of contracts and return dates need. */
    addressesChecked,
    /** The server receives the password itself. */
    passwordIsSent,
    /** Neither of the parties nor the server moves the money alone. */
    locked: addressesChecked && !passwordIsSent,
    /** A deposit counts before its first confirmation. */
    noConfirmation: minConfirmations === 0,
    minConfirmations: String(minConfirmations),
  };
}
