import { use, useMemo } from 'react';
import { PASSWORD_IS_SENT } from '@/config/password-is-sent';
import { settings } from '@/config/settings';
import type { HelpFacts } from '@/content/help/help-facts';
import type { HelpSection } from '@/content/help/help-section';
import { useScreenTag } from '@/i18n/use-language';

type GetHelp = (facts: HelpFacts) => HelpSection[];

const LOADERS: Record<'en' | 'es', () => Promise<GetHelp>> = {
  en: async () => (await import('@/content/help/help.en')).getEnglishHelp,
  es: async () => (await import('@/content/help/help.es')).getSpanishHelp,
};

const loading: Partial<Record<'en' | 'es', Promise<GetHelp>>> = {};

/** The same promise for every caller; a failed load is retried by the next one. */
function loadHelp(tag: 'en' | 'es'): Promise<GetHelp> {
  loading[tag] ??= LOADERS[tag]().catch((error: unknown) => {
    delete loading[tag];
    throw error;
  });
  return loading[tag];
}

/** The help in the language of the screen. Suspends while it is loading. */
export function useHelpSections(): HelpSection[] {
  const getHelp = use(loadHelp(useScreenTag()));
  return useMemo(() => {
    const { brand, seals, depositScript, minConfirmations } = settings();
    return getHelp({
      brand,
      seals: seals !== 'off',
      addressesChecked: depositScript !== 'unverified',
      passwordIsSent: PASSWORD_IS_SENT,
      minConfirmations,
    });
  }, [getHelp]);
}
