import type { Result } from '@/domain/primitives/errors';
import { broadcast, type ExplorerFault, parseExplorer } from '@/exit/explorer/explorer';
import type { CheckedKit, RecoveryTransaction } from '@/exit/recovery/api';
import { describeExplorerFault } from '@/exit/screen/describe-faults';
import { formatPsbtName, formatTransactionName } from '@/exit/screen/names';
import { StepCard } from '@/exit/screen/step-card';
import { useTexts } from '@/exit/texts/texts';
import { saveFile } from '@/lib/save-file';
import { useTask } from '@/lib/use-task';
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
  kit: CheckedKit;
  transaction: RecoveryTransaction;
  /** The typed address of the block explorer. */
  explorer: string;
}

/** A signed transaction: to pass on, or to broadcast. */
export function DoneCard({ kit, transaction, explorer }: DoneCardProps) {
  const t = useTexts();
  const { final } = transaction;
  const psbt = (
    <LongCode
      label={t.done.psbt}
      text={transaction.psbt}
      save={t.done.savePsbt}
      fileName={formatPsbtName(kit, transaction)}
    />
  );
  if (final === null)
    return (
      <StepCard step={5} heading={t.done.half} purpose={t.done.halfPurpose} takesFocus>
        {psbt}
      </StepCard>
    );
  return (
    <StepCard step={5} heading={t.done.complete} purpose={t.done.completePurpose} takesFocus>
      <FactList>
        <Fact label={t.done.txid} wide>
          <AddressText value={final.txid} />
        </Fact>
      </FactList>
      <LongCode
        label={t.done.raw}
        text={final.txHex}
        save={t.done.saveRaw}
        fileName={formatTransactionName(kit, final.txid)}
      />
      <Broadcast final={final} explorer={explorer} />
      <Disclosure summary={t.done.psbtSummary}>{psbt}</Disclosure>
    </StepCard>
  );
}

interface LongCodeProps {
  label: string;
  text: string;
  /** Label of the button that saves it. */
  save: string;
  fileName: string;
}

/** A long code: to read, copy and save. */
function LongCode({ label, text, save, fileName }: LongCodeProps) {
  const t = useTexts();
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
        <Button onClick={() => saveFile(fileName, `${text}\n`, 'text/plain')}>{save}</Button>
        <CopyButton text={text} copiedLabel={t.copy.copied} failedLabel={t.copy.failed}>
          {t.copy.copy}
        </CopyButton>
      </div>
    </div>
  );
}

interface BroadcastProps {
  final: { txHex: string; txid: string };
  /** The typed address of the block explorer. */
  explorer: string;
}

/** Sends the transaction to the explorer. */
function Broadcast({ final, explorer }: BroadcastProps) {
  const t = useTexts();
  const task = useTask<BroadcastFault>();
  return (
    <div className="flex flex-col gap-3">
      <Button
        variant="primary"
        className="self-start"
        busy={task.busy}
        busyLabel={t.done.broadcasting}
        onClick={() => void task.run(() => send(final, explorer))}
      >
        {t.done.broadcast}
      </Button>
      {task.state.status === 'done' && <Banner tone="green">{t.done.accepted}</Banner>}
      {task.error !== null && (
        <Banner tone={isUnknown(task.error) ? 'yellow' : 'red'} role="alert">
          <BroadcastFailure fault={task.error} />
        </Banner>
      )}
    </div>
  );
}

async function send(
  { txHex, txid }: BroadcastProps['final'],
  explorer: string,
): Promise<Result<string, BroadcastFault>> {
  const base = parseExplorer(explorer);
  if (!base.ok) return base;
  const answer = await broadcast(base.value, txHex);
  return answer.ok && answer.value !== txid ? { ok: false, error: { kind: 'other-txid' } } : answer;
}

type BroadcastFault = ExplorerFault | { kind: 'other-txid' };

/** The outcome of a broadcast that did not succeed. */
function BroadcastFailure({ fault }: { fault: BroadcastFault }) {
  const t = useTexts();
  switch (fault.kind) {
    case 'address-empty':
      return <>{t.done.needsExplorer}</>;
    case 'other-txid':
      return <>{t.done.otherTxid}</>;
    case 'status':
      return (
        <>
          <p>{/non-final/.test(fault.text) ? t.returns.early : t.done.refused}</p>
          <p className="mt-1 font-mono text-xs wrap-anywhere">
            {fault.text === '' ? `HTTP ${fault.status}` : <Foreign>{fault.text}</Foreign>}
          </p>
        </>
      );
    default:
      return (
        <>
          <p>{describeExplorerFault(t, fault)}</p>
          {isUnknown(fault) && <p className="mt-1">{t.done.unknown}</p>}
        </>
      );
  }
}

/** The transaction may have been sent. */
function isUnknown({ kind }: BroadcastFault): boolean {
  return ['timeout', 'unreachable', 'wrong-shape', 'too-large', 'other-txid'].includes(kind);
}
