import { type FormEvent, useState } from 'react';
import { isTooLargeForKit, type Kit } from '@/domain/kit/kit';
import { shortenText } from '@/domain/primitives/bounded-text';
import type { Result } from '@/domain/primitives/errors';
import { isolateText } from '@/domain/primitives/foreign-text';
import type { CertificateCheckFault, CheckedCertificate, CheckedKit } from '@/exit/recovery/api';
import { engine } from '@/exit/recovery/engine';
import { describeKitFault, type OpenKitFault } from '@/exit/screen/describe-faults';
import { waitForPaint } from '@/exit/screen/paint';
import { StepCard } from '@/exit/screen/step-card';
import { TextOrFileFields, useTextOrFile } from '@/exit/screen/text-or-file';
import { useTexts } from '@/exit/texts/texts';
import { isCertificateText, parseCertificate } from '@/services/schemas/certificate';
import { parseKit } from '@/services/schemas/kit';
import { Button } from '@/ui/button/button';
import { SelectField } from '@/ui/fields/select-field';

/** Characters of a contract's title in the list. */
const LONGEST_TITLE = 80;

/** A contract of a kit, or a certificate of signed terms. */
export type OpenFile = { kit: CheckedKit } | { certificate: CheckedCertificate };

export interface OpenKitProps {
  onOpen: (file: OpenFile) => void;
  takesFocus: boolean;
}

/** Reads a kit, has one of its contracts chosen and derives its addresses again, or reads a certificate and verifies its signatures. */
export function OpenKit({ onOpen, takesFocus }: OpenKitProps) {
  const t = useTexts();
  const input = useTextOrFile(isTooLargeForKit);
  const [busy, setBusy] = useState(false);
  const [several, setSeveral] = useState<{ text: string; kits: readonly Kit[] } | null>(null);
  const [chosen, setChosen] = useState(0);
  const [failed, setFailed] = useState<{ text: string; fault: OpenKitFault } | null>(null);
  const fault = failed?.text === input.value ? failed.fault : null;
  const choice = several?.text === input.value ? several.kits : null;

  async function open(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy || input.problem !== null) return;
    setBusy(true);
    await waitForPaint();
    const text = input.value;
    const read = choice === null ? readFile(text) : choose(choice[chosen]);
    setBusy(false);
    setFailed(read.ok ? null : { text, fault: read.error });
    if (!read.ok) return;
    if (!('kits' in read.value)) return onOpen(read.value);
    setSeveral({ text, kits: read.value.kits });
    setChosen(0);
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
        {choice !== null && (
          <SelectField
            label={t.kit.contract}
            hint={t.kit.choose}
            value={chosen}
            autoFocus
            onChange={({ target }) => {
              setChosen(Number(target.value));
              setFailed(null);
            }}
          >
            {choice.map(({ contract, role }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list of one file, which does not change
              <option key={at} value={at}>
                {`${isolateText(shortenText(contract.title, LONGEST_TITLE))} · ${contract.contractOrder} · ${t.roles[role]}`}
              </option>
            ))}
          </SelectField>
        )}
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

type Read = Result<OpenFile | { kits: readonly Kit[] }, OpenKitFault>;

function readFile(text: string): Read {
  if (isCertificateText(text)) return readCertificate(text);
  if (text.trim() === '') return { ok: false, error: { kind: 'empty' } };
  const parsed = parseKit(text);
  if (!parsed.ok) return { ok: false, error: { kind: 'file', fault: parsed.error } };
  return parsed.value.length > 1 ? { ok: true, value: { kits: parsed.value } } : choose(parsed.value[0]);
}

/** A fault in another contract of the file does not keep this one from being recovered. */
function choose(kit: Kit | undefined): Read {
  if (kit === undefined) return { ok: false, error: { kind: 'empty' } };
  const checked = engine.checkKit(kit);
  return checked.ok
    ? { ok: true, value: { kit: engine.addScanned(checked.value, []) } }
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
