import { use, useMemo } from 'react';
import { settings } from '@/config/settings';
import { fillDocument } from '@/domain/documents/fill-document';
import { type HelpDocument, readHelp } from '@/domain/help/read-help';
import { toHelpFacts } from '@/features/help/help-facts';
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
