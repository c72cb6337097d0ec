import type { CheckedContract } from '@/bitcoin/recovery/checked-contract';
import type { KnownCoin } from '@/bitcoin/recovery/coins';
import { readSpend } from '@/bitcoin/recovery/read-spend';
import type { KeptTransaction } from '@/bitcoin/recovery/second-payment';
import type { Spend } from '@/bitcoin/recovery/spend';
import { recoverMessages } from '@/content/recover/recover.messages';
import { useMessages } from '@/i18n/use-messages';
import { nameGuarantee } from '@/recover/names';
import { SpendFields, useSpendForm } from '@/recover/spend-form';
import { StepCard } from '@/recover/step-card';
import { Button } from '@/ui/button/button';

interface ReceivedCardProps {
  checked: CheckedContract;
  coins: readonly KnownCoin[];
  kept: readonly KeptTransaction[];
  onOpen: (spend: Spend) => void;
}

/** 'Transaction to sign': from another signer, or kept in the file. */
export function ReceivedCard({ checked, coins, kept, onOpen }: ReceivedCardProps) {
  const t = useMessages(recoverMessages);
  const form = useSpendForm((text) => readSpend(checked, coins, text), onOpen);
  return (
    <StepCard heading={t.receivedHeading} purpose={t.receivedPurpose} {...form.input.drop}>
      <form onSubmit={form.submit} noValidate className="flex flex-col gap-4">
        <SpendFields label={t.receivedField} form={form} />
        {kept.length > 0 && (
          <div className="flex flex-col items-start gap-1.5 text-sm">
            <p className="text-ink-soft">{t.kept}</p>
            {kept.map(({ psbt, guarantees }) => (
              <Button key={psbt} size="sm" className="max-w-full" onClick={() => form.input.type(psbt)}>
                <span className="truncate">
                  {t.takeKept({
                    guarantee: guarantees?.map((place) => nameGuarantee(t, checked, place)).join(', ') ?? t.keptUnknown,
                  })}
                </span>
              </Button>
            ))}
          </div>
        )}
        <Button type="submit" disabled={form.input.isReading} className="self-start">
          {t.open}
        </Button>
      </form>
    </StepCard>
  );
}
