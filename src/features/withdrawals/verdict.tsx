import { type WithdrawalTexts, withdrawalsMessages } from '@/content/withdrawals.messages';
import type { Inspection } from '@/domain/withdrawal/inspection';
import { useMessages } from '@/i18n/use-messages';
import { Banner, type BannerTone } from '@/ui/message/banner';

const TONES: Record<Inspection['verdict'], BannerTone> = { sign: 'green', ask: 'yellow', refuse: 'red' };

/** The verdict in one sentence, with its colour and sign; and what was not checked, if anything. */
export function Verdict({ inspection }: { inspection: Inspection }) {
  const t = useMessages(withdrawalsMessages);
  return (
    <>
      {inspection.verdict !== 'refuse' && !inspection.checked && (
        <Banner tone="yellow" role="alert">
          <p className="font-medium">{t['not-verified']}</p>
          <p>{t.uncheckedText}</p>
        </Banner>
      )}
      <Banner tone={TONES[inspection.verdict]}>{verdictText(t, inspection)}</Banner>
    </>
  );
}

function verdictText(t: WithdrawalTexts, inspection: Inspection): string {
  switch (inspection.verdict) {
    case 'sign':
      return inspection.checked ? t.verdictSign : t.verdictSignUnchecked;
    case 'ask':
      return t.verdictAsk({ fee: inspection.summary.fee, estimate: inspection.summary.estimate });
    case 'refuse':
      return t.verdictRefuse({ why: t[`rule-${inspection.rule}`] });
  }
}
