import { disputesMessages } from '@/content/disputes.messages';
import type { DisputeLack } from '@/domain/dispute/dispute';
import { useMessages } from '@/i18n/use-messages';
import { useLocale } from '@/ui/text/locale-context';

const TEXTS = {
  explanation: 'lackExplanation',
  files: 'lackFiles',
  payment: 'lackPayment',
} as const satisfies Record<DisputeLack, string>;

/** Why the dispute can't be submitted yet, in one sentence. */
export function LacksText({ lacks }: { lacks: readonly DisputeLack[] }) {
  const t = useMessages(disputesMessages);
  const locale = useLocale();
  if (lacks.length === 0) return null;
  const list = new Intl.ListFormat(locale).format(lacks.map((lack) => t[TEXTS[lack]]));
  return <p className="text-xs text-ink-faint max-sm:order-last sm:flex-1 sm:self-center">{t.lacks({ list })}</p>;
}
