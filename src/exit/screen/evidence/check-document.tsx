import { useState } from 'react';
import { MAX_EVIDENCE_BYTES } from '@/domain/evidence/zip-problem';
import type { CheckedCertificate } from '@/exit/recovery/api';
import { engine } from '@/exit/recovery/engine';
import type { EvidenceReading } from '@/exit/recovery/evidence/evidence-api';
import { readEvidence } from '@/exit/recovery/evidence/read-evidence';
import { CertificateSummary } from '@/exit/screen/certificate/certificate-summary';
import { describeCertificateFault } from '@/exit/screen/describe-faults';
import { describeRefusal } from '@/exit/screen/evidence/describe-evidence';
import { EvidenceView } from '@/exit/screen/evidence/evidence-view';
import { unpackInWorker } from '@/exit/screen/evidence/unpack-in-worker';
import { StepCard } from '@/exit/screen/step-card';
import { type Texts, useTexts } from '@/exit/texts/texts';
import { isCertificateText, parseCertificate } from '@/services/schemas/certificate';
import { Button } from '@/ui/button/button';
import { FileField } from '@/ui/fields/file-field';

type Opened = { reading: EvidenceReading } | { certificate: CheckedCertificate };

const ZIP_START = [0x50, 0x4b];

/** Opens an evidence file or a certificate, and says what of it is proven. */
export function CheckDocument() {
  const t = useTexts();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function open(file: File | undefined): Promise<void> {
    setProblem(null);
    if (file === undefined || busy) return;
    setBusy(true);
    const read = await readDocument(t, file);
    setBusy(false);
    if (typeof read === 'string') setProblem(read);
    else setOpened(read);
  }

  if (opened === null)
    return (
      <StepCard heading={t.evidence.heading} purpose={t.evidence.purpose}>
        <FileField
          label={t.evidence.field}
          texts={{ choose: t.file.choose, none: t.file.none }}
          accept=".zip,.json,application/zip,application/json"
          disabled={busy}
          error={problem}
          hint={busy ? <span role="status">{t.evidence.reading}</span> : undefined}
          onChange={({ target }) => void open(target.files?.[0])}
        />
      </StepCard>
    );
  if ('certificate' in opened)
    return <CertificateSummary checked={opened.certificate} onClose={() => setOpened(null)} />;
  return (
    <StepCard
      heading={t.evidence.opened}
      takesFocus
      action={
        <Button size="sm" onClick={() => setOpened(null)}>
          {t.evidence.another}
        </Button>
      }
    >
      <EvidenceView reading={opened.reading} />
    </StepCard>
  );
}

/** The kind of file, or why it does not count. */
async function readDocument(t: Texts, file: File): Promise<Opened | string> {
  if (file.size > MAX_EVIDENCE_BYTES) return describeRefusal(t, { problem: 'too-large' });
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (!ZIP_START.every((byte, at) => bytes[at] === byte)) return readCertificate(t, new TextDecoder().decode(bytes));
    const read = await readEvidence(bytes, unpackInWorker);
    return read.ok ? { reading: read.value } : describeRefusal(t, read.error);
  } catch {
    return t.file.unreadable;
  }
}

function readCertificate(t: Texts, text: string): Opened | string {
  if (!isCertificateText(text)) return t.evidence.neither;
  const parsed = parseCertificate(text);
  if (!parsed.ok) return describeCertificateFault(t, { kind: 'file', fault: parsed.error });
  const checked = engine.checkCertificate(parsed.value);
  return checked.ok ? { certificate: checked.value } : describeCertificateFault(t, checked.error);
}
