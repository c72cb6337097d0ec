import { describePsbtFault } from '@/exit/screen/describe-faults';
import type { SigningState } from '@/exit/screen/sign/use-signing';
import { useTexts } from '@/exit/texts/texts';
import { Banner } from '@/ui/message/banner';
import { ProgressBar } from '@/ui/message/progress-bar';

/** Progress, or the fault of the transaction. */
export function SigningNote({ state }: { state: SigningState }) {
  const t = useTexts();
  if (state.status === 'signing' && state.all > 1) {
    const { done, all } = state;
    return (
      <div className="flex flex-col gap-1.5">
        <ProgressBar label={t.sign.sign} value={done} max={all} tone="blue" />
        <p className="text-xs text-ink-soft">{t.sign.progress(done, all)}</p>
      </div>
    );
  }
  if (state.status !== 'failed') return null;
  if (state.error.at === 'transaction') return <Banner tone="red">{describePsbtFault(t, state.error.fault)}</Banner>;
  return state.error.at === 'unexpected' ? <Banner tone="red">{t.faults.unexpected}</Banner> : null;
}
