import { useState } from 'react';
import type { Spend } from '@/bitcoin/recovery/spend';
import { recoverMessages } from '@/content/recover/recover.messages';
import { toErrorData } from '@/domain/primitives/errors';
import type { RecoveryContract } from '@/domain/recovery/recovery-file';
import { useMessages } from '@/i18n/use-messages';
import { saveFile } from '@/lib/save-file';
import { type ExplorerFault, openExplorer } from '@/recover/explorer/page-explorer';
import { useFaultTexts } from '@/recover/fault-texts';
import { toFilePart } from '@/recover/names';
import { savePsbt } from '@/recover/save-psbt';
import { StepCard } from '@/recover/step-card';
import { type BroadcastOutcome, broadcastThrough } from '@/services/broadcast';
import { Button } from '@/ui/button/button';
import { CopyButton } from '@/ui/copy/copy-button';
import { CONTROL, Field } from '@/ui/fields/field';
import { classes } from '@/ui/layout/classes';
import { Disclosure } from '@/ui/layout/disclosure';
import { Banner } from '@/ui/message/banner';
import { AddressText } from '@/ui/text/address-text';
import { Fact, FactList } from '@/ui/text/fact-list';
import { Foreign } from '@/ui/text/foreign';

export interface DoneCardProps {
  contract: RecoveryContract;
  spend: Spend;
  /** The typed address of the block explorer. */
  explorer: string;
  takesFocus: boolean;
  isSaved: boolean;
  onSaved: () => void;
}

/** A signed transaction: to pass on, or to broadcast. */
export function DoneCard({ contract, spend, explorer, takesFocus, isSaved, onSaved }: DoneCardProps) {
  const t = useMessages(recoverMessages);
  const { final } = spend;
  const saving = (save: () => void) => ({
    isSaved,
    onSave() {
      save();
      onSaved();
    },
  });
  const save = () => savePsbt(contract, spend);
  const psbt = <LongCode label={t.psbt} text={spend.psbt} save={t.savePsbt} {...saving(save)} />;
  if (final === null)
    return (
      <StepCard step={5} heading={t.halfHeading} purpose={t.halfPurpose} takesFocus={takesFocus}>
        {psbt}
      </StepCard>
    );
  const fileName = `aval-${toFilePart(contract)}-${final.txid.slice(0, 8)}.tx.txt`;
  return (
    <StepCard step={5} heading={t.doneHeading} purpose={t.donePurpose} takesFocus={takesFocus}>
      <FactList>
        <Fact label={t.txid} wide>
          <AddressText value={final.txid} />
        </Fact>
      </FactList>
      <LongCode
        label={t.raw}
        text={final.txHex}
        save={t.saveRaw}
        {...saving(() => saveFile(fileName, `${final.txHex}\n`, 'text/plain'))}
      />
      <Broadcast final={final} explorer={explorer} />
      <Disclosure summary={t.psbtSummary}>{psbt}</Disclosure>
    </StepCard>
  );
}

interface LongCodeProps {
  label: string;
  text: string;
  /** Label of the button that saves it. */
  save: string;
  isSaved: boolean;
  onSave: () => void;
}

/** A long code: to read, copy and save. */
function LongCode({ label, text, save, isSaved, onSave }: LongCodeProps) {
  const t = useMessages(recoverMessages);
  return (
    <div className="flex flex-col gap-3 text-ink">
      <Field label={label}>
        {(control) => (
          <textarea
            {...control}
            readOnly
            rows={4}
            spellCheck={false}
            translate="no"
            value={text}
            className={classes(CONTROL, 'max-h-60 resize-y font-mono text-sm break-all')}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={onSave}>{save}</Button>
        <CopyButton text={text} copiedLabel={t.copied} failedLabel={t.copyFailed}>
          {t.copy}
        </CopyButton>
        <p role="status" className="text-sm text-tone-green">
          {isSaved && t.saved}
        </p>
      </div>
    </div>
  );
}

interface BroadcastProps {
  final: NonNullable<Spend['final']>;
  /** The typed address of the block explorer. */
  explorer: string;
}

type Outcome = BroadcastOutcome | { kind: 'explorer'; fault: ExplorerFault };

/** Sends the transaction to the explorer. */
function Broadcast({ final, explorer }: BroadcastProps) {
  const t = useMessages(recoverMessages);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function send(): Promise<void> {
    const opened = openExplorer(explorer);
    if (!opened.ok) return setOutcome({ kind: 'explorer', fault: opened.error });
    setBusy(true);
    setOutcome(null);
    setOutcome(await broadcastThrough(opened.value, final));
    setBusy(false);
  }

  return (
    <div className="flex flex-col gap-3">
      <Button
        variant="primary"
        className="self-start"
        busy={busy}
        busyLabel={t.broadcasting}
        onClick={() => void send()}
      >
        {t.broadcast}
      </Button>
      {outcome !== null && <OutcomeBanner outcome={outcome} />}
    </div>
  );
}

function OutcomeBanner({ outcome }: { outcome: Outcome }) {
  const t = useMessages(recoverMessages);
  const { describeExplorerFault } = useFaultTexts();
  if (outcome.kind === 'known') return <Banner tone="green">{t['broadcast-known']}</Banner>;
  if (outcome.kind === 'explorer') {
    const { fault } = outcome;
    return (
      <Banner tone="red">{fault.kind === 'address-empty' ? t.needsExplorer : describeExplorerFault(fault)}</Banner>
    );
  }
  return (
    <Banner tone={outcome.kind === 'refused' ? 'red' : 'yellow'} role="alert">
      <p>{outcome.kind === 'early' ? t.takeBackEarly : t[`broadcast-${outcome.kind}`]}</p>
      {outcome.kind === 'refused' && (
        <p className="mt-1 font-mono text-xs wrap-anywhere">
          <Foreign>{toErrorData(outcome.error).message}</Foreign>
        </p>
      )}
    </Banner>
  );
}
