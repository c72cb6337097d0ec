import { type FormEvent, useState } from 'react';
import { isTooLargeForKit, type Kit, type KitGuarantee, sumKitCoins } from '@/domain/kit/kit';
import { sumAmounts } from '@/domain/primitives/amount';
import { shortenText } from '@/domain/primitives/bounded-text';
import type { Result } from '@/domain/primitives/errors';
import { isolateText } from '@/domain/primitives/foreign-text';
import type { CertificateCheckFault, CheckedCertificate, CheckedKit } from '@/exit/recovery/api';
import { engine } from '@/exit/recovery/engine';
import { KitTermsList } from '@/exit/screen/certificate/signed-terms';
import { describeKitFault, type OpenKitFault } from '@/exit/screen/describe-faults';
import { waitForPaint } from '@/exit/screen/paint';
import { StepCard } from '@/exit/screen/step-card';
import { TextOrFileFields, useTextOrFile } from '@/exit/screen/text-or-file';
import { useTexts } from '@/exit/texts/texts';
import { isCertificateText, parseCertificate } from '@/services/schemas/certificate';
import { parseKit } from '@/services/schemas/kit';
import { Button } from '@/ui/button/button';
import { SelectField } from '@/ui/fields/select-field';
import { Disclosure } from '@/ui/layout/disclosure';
import { Banner } from '@/ui/message/banner';
import { AddressText } from '@/ui/text/address-text';
import { Amount } from '@/ui/text/amount';
import { DateText } from '@/ui/text/date-text';
import { Fact, FactList } from '@/ui/text/fact-list';
import { Foreign } from '@/ui/text/foreign';

/** Characters of a contract's title in the list. */
const LONGEST_TITLE = 80;

/** A contract of a kit, or a certificate of signed terms. */
export type OpenFile = { kit: CheckedKit } | { certificate: CheckedCertificate };

interface OpenKitProps {
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

/** A kit that somebody sends may list many thousands; those with coins are listed again in the next step. */
const MOST_SHOWN = 1000;

interface KitSummaryProps {
  kit: CheckedKit;
  onClose: () => void;
}

/** The contract of an opened kit, and the money that it can recover. */
export function KitSummary({ kit: { kit }, onClose }: KitSummaryProps) {
  const t = useTexts();
  const unverified = kit.guarantees.flatMap(({ unverified }) => unverified);
  return (
    <StepCard
      step={1}
      heading={t.kit.opened}
      takesFocus
      action={
        <Button size="sm" onClick={onClose}>
          {t.kit.another}
        </Button>
      }
    >
      <FactList>
        <Fact label={t.kit.contract} wide>
          <Foreign className="font-medium">{kit.contract.title}</Foreign>
        </Fact>
        <Fact label={t.kit.role}>{t.roles[kit.role]}</Fact>
        <Fact label={t.kit.network}>{kit.network}</Fact>
        <Fact label={t.kit.made}>
          <DateText value={kit.madeAt} />
        </Fact>
        <Fact label={t.kit.total}>
          <Amount sats={sumKitCoins(kit.guarantees.flatMap(({ deposits }) => deposits))} className="font-medium" />
        </Fact>
      </FactList>
      {kit.network !== 'mainnet' && <Banner tone="yellow">{t.kit.notMainnet(kit.network)}</Banner>}
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {kit.guarantees.slice(0, MOST_SHOWN).map((guarantee, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of one kit, which does not change; ids may be repeated
          <li key={at} className="py-3">
            <GuaranteeRow guarantee={guarantee} />
          </li>
        ))}
        <MoreItems count={kit.guarantees.length - MOST_SHOWN} />
      </ul>
      {unverified.length > 0 && (
        <Banner tone="yellow">
          <p className="font-medium">{t.kit.unverified}</p>
          <p>{t.kit.unverifiedWhy}</p>
          <ul className="mt-1">
            {[...new Set(unverified)].slice(0, MOST_SHOWN).map((address) => (
              <li key={address}>
                <AddressText value={address} className="wrap-anywhere" />
              </li>
            ))}
            <MoreItems count={new Set(unverified).size - MOST_SHOWN} />
          </ul>
        </Banner>
      )}
      <p className="text-xs text-ink-faint">{t.kit.verified}</p>
      <KitTermsList kit={kit} />
    </StepCard>
  );
}

/** The rest of a long list. */
function MoreItems({ count }: { count: number }) {
  const t = useTexts();
  return count > 0 && <li className="py-1 text-sm text-ink-soft">{t.kit.more(count)}</li>;
}

/** A guarantee of the kit: its money and its verified addresses. */
function GuaranteeRow({ guarantee }: { guarantee: KitGuarantee }) {
  const t = useTexts();
  const { deposits } = guarantee;
  const sum = sumAmounts(deposits.flatMap(({ coins }) => coins.map(({ value }) => value)));
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Foreign className="min-w-0 text-sm font-medium wrap-anywhere">{guarantee.description || guarantee.id}</Foreign>
        <span className="text-sm">
          <Amount sats={sum} />
        </span>
      </div>
      {deposits.length > 0 && (
        <Disclosure summary={t.kit.addresses(deposits.length)}>
          <ul className="flex flex-col gap-1 text-ink">
            {deposits.slice(0, MOST_SHOWN).map(({ address }) => (
              <li key={address}>
                <AddressText value={address} className="wrap-anywhere" />
              </li>
            ))}
            <MoreItems count={deposits.length - MOST_SHOWN} />
          </ul>
        </Disclosure>
      )}
    </div>
  );
}
