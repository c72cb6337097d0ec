import { type FormEvent, useState } from 'react';
import { isTooLargeForKit } from '@/domain/kit/kit';
import type { Result } from '@/domain/primitives/errors';
import type { CertificateCheckFault, CheckedCertificate, CheckedKit } from '@/exit/recovery/api';
import { engine } from '@/exit/recovery/engine';
import { describeKitFault, type OpenKitFault } from '@/exit/screen/describe-faults';
import { waitForPaint } from '@/exit/screen/paint';
import { StepCard } from '@/exit/screen/step-card';
import { TextOrFileFields } from '@/exit/screen/text-or-file-fields';
import { useTextOrFile } from '@/exit/screen/use-text-or-file';
import { useTexts } from '@/exit/texts/texts';
import { isCertificateText, parseCertificate } from '@/services/schemas/certificate';
import { parseKit } from '@/services/schemas/kit';
import { Button } from '@/ui/button/button';

/** A kit, or a certificate of signed terms. */
export type OpenFile = { kit: CheckedKit } | { certificate: CheckedCertificate };

export interface OpenKitProps {
  onOpen: (file: OpenFile) => void;
  takesFocus: boolean;
}

/** Reads a kit and derives its addresses again, or reads a certificate and verifies its signatures. */
export function OpenKit({ onOpen, takesFocus }: OpenKitProps) {
  const t = useTexts();
  const input = useTextOrFile(isTooLargeForKit);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{ text: string; fault: OpenKitFault } | null>(null);
  const fault = failed?.text === input.value ? failed.fault : null;

  async function open(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy || input.problem !== null) return;
    setBusy(true);
    await waitForPaint();
    const text = input.value;
    const opened = isCertificateText(text) ? readCertificate(text) : readKit(text);
    setBusy(false);
    if (opened.ok) onOpen(opened.value);
    else setFailed({ text, fault: opened.error });
  }

  return (
    <StepCard step={1} heading={t.kit.heading} purpose={t.kit.purpose} takesFocus={takesFocus} {...input.drop}>
      <form onSubmit={(event) => void open(event)} noValidate className="flex flex-col gap-4">
        <TextOrFileFields
          label={t.kit.field}
          hint={t.kit.hint}
          input={input}
          accept=".json,.txt,application/json,text/plain"
          error={fault === null ? null : describeKitFault(t, fault)}
        />
        <Button
          type="submit"
          variant="primary"
          busy={busy}
          busyLabel={t.kit.opening}
          disabled={input.isReading}
          className="self-start"
        >
          {t.kit.open}
        </Button>
      </form>
    </StepCard>
  );
}

function readKit(text: string): Result<OpenFile, OpenKitFault> {
  if (text.trim() === '') return { ok: false, error: { kind: 'empty' } };
  const parsed = parseKit(text);
  if (!parsed.ok) return { ok: false, error: { kind: 'file', fault: parsed.error } };
  const checked = engine.checkKit(parsed.value);
  return checked.ok
    ? { ok: true, value: { kit: checked.value } }
    : { ok: false, error: { kind: 'check', fault: checked.error } };
}

function readCertificate(text: string): Result<OpenFile, OpenKitFault> {
  const parsed = parseCertificate(text);
  const checked: Result<CheckedCertificate, CertificateCheckFault> = parsed.ok
    ? engine.checkCertificate(parsed.value)
    : { ok: false, error: { kind: 'file', fault: parsed.error } };
  return checked.ok
    ? { ok: true, value: { certificate: checked.value } }
    : { ok: false, error: { kind: 'certificate', fault: checked.error } };
}
