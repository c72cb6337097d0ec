import { useLayoutEffect, useRef, useState } from 'react';
import type { SignedAward } from '@/domain/settlement/award';
import type { CheckedKit, Coin, KeyFault } from '@/exit/recovery/api';
import type { AwardDraft } from '@/exit/recovery/award/create-award';
import { type AwardSignFault, signAward } from '@/exit/recovery/award/sign-award';
import { engine } from '@/exit/recovery/engine';
import { describeKeyFault } from '@/exit/screen/describe-faults';
import { describeSignFault } from '@/exit/screen/desk/describe-desk';
import { withoutReload } from '@/exit/screen/desk/without-reload';
import { waitForPaint } from '@/exit/screen/paint';
import { useTexts } from '@/exit/texts/texts';
import { logger } from '@/lib/logger';
import { Button } from '@/ui/button/button';
import { TextField } from '@/ui/fields/text-field';
import { Banner } from '@/ui/message/banner';

export interface SignAwardProps {
  kit: CheckedKit;
  coins: readonly Coin[];
  /** `null`: the form is not complete, and says so. */
  takeDraft: () => AwardDraft | null;
  onSigned: (signed: SignedAward, draft: AwardDraft) => void;
}

type Fault = { at: 'key'; fault: KeyFault | 'empty' } | { at: 'form'; fault: AwardSignFault } | { at: 'unexpected' };

/** *Extended private key* and *Sign decision*. The key is wiped right after. */
export function SignAward({ kit, coins, takeDraft, onSigned }: SignAwardProps) {
  const t = useTexts();
  const [key, setKey] = useState('');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const form = useRef<HTMLFormElement>(null);
  // Together with the error: later, the page would already have returned the focus to the button.
  useLayoutEffect(() => {
    if (fault?.at === 'key' && !busy) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [fault, busy]);

  async function sign(): Promise<void> {
    if (busy) return;
    setFault(null);
    const draft = takeDraft();
    if (draft === null) return;
    if (key.trim() === '') return setFault({ at: 'key', fault: 'empty' });
    setBusy(true);
    await waitForPaint();
    setFault(await run(draft));
    setBusy(false);
  }

  /** The fault, or `null`. */
  async function run(draft: AwardDraft): Promise<Fault | null> {
    let opened: ReturnType<typeof engine.readArbitratorKey> | null = null;
    try {
      opened = engine.readArbitratorKey(kit, key);
      if (!opened.ok) return { at: 'key', fault: opened.error };
      const signed = await signAward(kit, coins, draft, opened.value);
      if (!signed.ok) return { at: 'form', fault: signed.error };
      setKey('');
      onSigned(signed.value, draft);
      return null;
    } catch (error) {
      logger.error('Signing failed', error instanceof Error ? error.name : 'unknown');
      return { at: 'unexpected' };
    } finally {
      if (opened?.ok) opened.value.wipe();
    }
  }

  const keyError =
    fault?.at === 'key' ? (fault.fault === 'empty' ? t.award.noKey : describeKeyFault(t, fault.fault)) : null;
  return (
    <form ref={form} onSubmit={withoutReload(() => void sign())} noValidate className="flex max-w-form flex-col gap-4">
      <TextField
        label={t.award.key}
        hint={`${t.award.keyHint} ${t.award.contractNumber(kit.kit.contract.contractOrder)}`}
        error={keyError}
        type="password"
        mono
        autoComplete="off"
        disabled={busy}
        value={key}
        onChange={({ target }) => {
          setKey(target.value);
          setFault(null);
        }}
      />
      {fault?.at === 'form' && <Banner tone="red">{describeSignFault(t, fault.fault)}</Banner>}
      {fault?.at === 'unexpected' && <Banner tone="red">{t.faults.unexpected}</Banner>}
      <Button type="submit" variant="primary" busy={busy} busyLabel={t.award.signing} className="self-start">
        {t.award.sign}
      </Button>
    </form>
  );
}
