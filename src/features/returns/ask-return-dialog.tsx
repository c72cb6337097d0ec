import { useState } from 'react';
import { useDiscard } from '@/content/discard.messages';
import { returnsMessages } from '@/content/returns.messages';
import type { Contract, Guarantee } from '@/domain/models';
import { toCalendarDate } from '@/domain/primitives/dates';
import { toIdKey } from '@/domain/primitives/ids';
import { getOutpoint, sumCoins } from '@/domain/returns/coins';
import { getReturnLimits, listReturnable, toUnixDay } from '@/domain/returns/return-rules';
import { ReadFailure } from '@/features/returns/read-failure';
import { toBtc, useOtherParty, useReturns } from '@/features/returns/use-returns';
import { useSentences } from '@/features/returns/use-sentences';
import { SigningDialog } from '@/features/signing/signing-dialog';
import { SigningFields, SigningOutcome } from '@/features/signing/signing-fields';
import { useSigning } from '@/features/signing/use-signing';
import { useTermsCheck } from '@/features/signing/use-terms-check';
import { SlowLoad } from '@/features/waiting/waiting';
import { AddressField } from '@/features/withdrawals/release/address-field';
import { useAddressCheck } from '@/features/withdrawals/release/use-release-form';
import { useMessages } from '@/i18n/use-messages';
import { useLoaded } from '@/lib/use-loaded';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { askReturn } from '@/store/returns/ask-return.thunks';
import { quoteProvenCoins } from '@/store/returns/load-coins.thunks';
import { selectDepositFacts } from '@/store/returns/returns.selectors';
import { useAnnounce } from '@/ui/announce/use-announce';
import { TextField } from '@/ui/fields/text-field';
import { Banner } from '@/ui/message/banner';
import { useFormatDay } from '@/ui/text/use-format-day';

interface AskReturnDialogProps {
  contract: Contract;
  guarantee: Guarantee;
  onDone: () => void;
  onClose: () => void;
}

/** 'Ask for a return date' (docs/terms.md#return-dates). */
export function AskReturnDialog({ contract, guarantee, onDone, onClose }: AskReturnDialogProps) {
  const t = useMessages(returnsMessages);
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const { ofAsk } = useSentences();
  const name = useOtherParty(contract);
  const formatDay = useFormatDay();
  const guaranteeRef = { contractId: contract.id, guaranteeId: guarantee.id };
  const read = useLoaded((signal) => dispatch(quoteProvenCoins(guaranteeRef, signal)), toIdKey(guarantee.id));
  const lastDay = useAppSelector((state) => selectDepositFacts(state, contract, guarantee).validUntil);
  const covered = useReturns(contract, guarantee.id).map(({ outpoint }) => outpoint);
  const limits = getReturnLimits(lastDay, toCalendarDate(new Date()));
  const [typed, setTyped] = useState<{ address?: string; day?: string }>({});
  const address = typed.address ?? '';
  const day = typed.day ?? limits?.usual ?? '';
  const check = useAddressCheck(address, contract.id);
  const open = read.value?.ok ? read.value.value.coins.filter((coin) => !covered.includes(getOutpoint(coin))) : [];
  const coins = listReturnable(open);
  const leftOut = sumCoins({ coins: open }) - sumCoins({ coins });
  const isDayWrong = limits !== null && (day < limits.first || day > limits.last);
  const isUsable = limits !== null && coins.length > 0;
  const canSign = isUsable && check.kind === 'fits' && !isDayWrong && day !== '';
  const signing = useSigning(useTermsCheck(contract.id, 'ask-return'), { canSign });
  const discard = useDiscard(Object.keys(typed).length > 0 || signing.password !== '');

  async function send(): Promise<void> {
    const from = toUnixDay(day);
    const sentence = ofAsk({ coins, from });
    const done = await signing.sign(({ password, acceptedTerms }, intent) =>
      dispatch(askReturn({ guaranteeRef, coins, address, from, sentence, password, acceptedTerms }, intent)),
    );
    if (done === null) return;
    announce(done.value === null ? t.asked : t.unsentAsk);
    onDone();
  }

  return (
    <SigningDialog
      signing={signing}
      title={t.ask}
      purpose={t.askPurpose({ name })}
      onClose={onClose}
      discard={discard}
      labels={{ leave: t.cancel, sign: isUsable ? t.askSign : null, signing: t.signing }}
      onSign={() => void send()}
      missing={address === '' ? t['missing-return'] : null}
      noValidate
    >
      <SlowLoad busy={read.loading} onRetry={read.reload} />
      {read.value?.ok === false && <ReadFailure error={read.value.error} onRetry={read.reload} />}
      {limits === null && <Banner tone="yellow">{t.returnNoDate}</Banner>}
      {read.value?.ok === true && coins.length === 0 && <Banner tone="yellow">{t.returnAll}</Banner>}
      {isUsable && (
        <>
          <p className="text-base font-medium">{toBtc(sumCoins({ coins }))} BTC</p>
          {leftOut > 0 && <p className="text-sm text-ink-soft">{t.askLeftOut({ amount: toBtc(leftOut) })}</p>}
          <AddressField
            label={t.returnAddress}
            hint={t.returnAddressHint}
            disabled={signing.task.busy}
            value={address}
            state={check}
            onText={(text) => setTyped({ ...typed, address: text })}
          />
          <TextField
            label={t.returnDate}
            type="date"
            required
            min={limits.first}
            max={limits.last}
            disabled={signing.task.busy}
            value={day}
            error={isDayWrong ? t.returnWrong({ first: formatDay(limits.first), last: formatDay(limits.last) }) : null}
            onChange={(event) => setTyped({ ...typed, day: event.target.value })}
          />
          <SigningFields signing={signing} />
        </>
      )}
      <SigningOutcome signing={signing} />
    </SigningDialog>
  );
}
