import type { Sats } from '@/domain/primitives/amount';
import { formatSats } from '@/domain/primitives/format-sats';
import type { CheckedKit, TransactionOutput, TransactionSummary } from '@/exit/recovery/api';
import { formatRate } from '@/exit/screen/consent';
import { nameGuarantee } from '@/exit/screen/names';
import { useTexts } from '@/exit/texts/texts';
import { AddressText } from '@/ui/text/address-text';
import { Amount } from '@/ui/text/amount';
import { Fact, FactList } from '@/ui/text/fact-list';
import { Foreign } from '@/ui/text/foreign';
import { useLocale } from '@/ui/text/locale-context';

export interface TransactionViewProps {
  kit: CheckedKit;
  summary: TransactionSummary;
  label: string;
  /** Its signers; not in a preview. */
  withSigners?: boolean;
}

/** Payees, amounts, fee and change, read from the transaction itself. */
export function TransactionView({ kit, summary, label, withSigners = false }: TransactionViewProps) {
  const t = useTexts();
  const locale = useLocale();
  const sums = sumByGuarantee(summary);
  const paid = summary.outputs.filter(({ role }) => role === 'payment');
  const back = summary.outputs.filter(({ role }) => role === 'guarantee').reduce((sum, { amount }) => sum + amount, 0);
  return (
    <section aria-label={label} className="flex flex-col gap-3 rounded-control border border-line bg-sunken p-4">
      {paid.length === 0 && <p className="text-sm font-medium text-tone-yellow">{t.view.noPayment}</p>}
      {paid.map((output, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: outputs of a transaction have a fixed order
        <Payee key={index} kit={kit} output={output} />
      ))}
      <FactList layout="lines" className="border-t border-line">
        <Fact
          label={t.view.fee}
          note={t.view.rate(formatRate(summary.feeRate, locale), summary.vsize.toLocaleString(locale))}
        >
          <span className="figures">{formatSats(summary.fee, locale)}</span>
        </Fact>
        <Fact label={t.view.back}>{back === 0 ? t.view.nothingBack : <Amount sats={back as Sats} mark={false} />}</Fact>
        <Fact label={t.view.spends} note={t.view.coins(summary.inputs.length)}>
          <Amount sats={summary.inputSum} mark={false} />
        </Fact>
        {(kit.kit.guarantees.length > 1 || sums.length > 1) &&
          sums.map(([guarantee, sats]) => (
            <Fact key={guarantee} label={<Foreign>{nameGuarantee(t, kit, guarantee)}</Foreign>}>
              <Amount sats={sats} mark={false} />
            </Fact>
          ))}
        {withSigners && (
          <Fact label={t.view.signatures}>
            {summary.signedBy.length === 0
              ? t.view.nobody
              : summary.signedBy.map((holder) => t.roles[holder]).join(', ')}
          </Fact>
        )}
      </FactList>
      {summary.unproven > 1 && <p className="text-sm text-tone-yellow">{t.view.unproven(summary.unproven)}</p>}
      {summary.isDelayed && <p className="text-sm text-tone-yellow">{t.view.delayed}</p>}
      {summary.locktime > 0 && <p className="text-sm text-tone-yellow">{t.view.locked(summary.locktime)}</p>}
    </section>
  );
}

/** The sum spent from each guarantee: its place in the kit's list, and satoshis. */
function sumByGuarantee({ inputs }: TransactionSummary): [number, number][] {
  const sums = new Map<number, number>();
  for (const { guarantee, value } of inputs) sums.set(guarantee, (sums.get(guarantee) ?? 0) + value);
  return [...sums];
}

/** The destination of an output, and its amount. */
function Payee({ kit, output }: { kit: CheckedKit; output: TransactionOutput }) {
  const t = useTexts();
  const { guarantee } = output;
  return (
    <div>
      <p className="text-xs wrap-anywhere text-ink-faint">
        {guarantee === null ? t.view.to : t.view.toGuarantee(nameGuarantee(t, kit, guarantee))}
      </p>
      <p>
        {output.address === null ? t.view.noAddress : <AddressText value={output.address} className="wrap-anywhere" />}
      </p>
      <p className="mt-1 text-lg font-semibold">
        <Amount sats={output.amount} />
      </p>
    </div>
  );
}
