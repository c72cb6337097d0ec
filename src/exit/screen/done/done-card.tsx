import type { CheckedKit, RecoveryTransaction } from '@/exit/recovery/api';
import { Broadcast } from '@/exit/screen/done/broadcast';
import { Result } from '@/exit/screen/done/result';
import { formatPsbtName, formatTransactionName } from '@/exit/screen/file-names';
import { StepCard } from '@/exit/screen/step-card';
import { useTexts } from '@/exit/texts/texts';
import { Disclosure } from '@/ui/layout/disclosure';
import { AddressText } from '@/ui/text/address-text';
import { Fact, FactList } from '@/ui/text/fact-list';

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
    <Result
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
      <Result
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
