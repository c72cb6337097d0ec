import type { TransactionOutput } from '@/exit/recovery/api';
import { useTexts } from '@/exit/texts/texts';
import { AddressText } from '@/ui/text/address-text';
import { Amount } from '@/ui/text/amount';

/** The destination of an output, and its amount. */
export function Payee({ output }: { output: TransactionOutput }) {
  const t = useTexts();
  return (
    <div>
      <p className="text-xs text-ink-faint">{t.view.to}</p>
      <p>
        {output.address === null ? t.view.noAddress : <AddressText value={output.address} className="wrap-anywhere" />}
      </p>
      <p className="mt-1 text-lg font-semibold">
        <Amount sats={output.amount} />
      </p>
    </div>
  );
}
