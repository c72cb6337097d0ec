import { type ReactNode, useId, useState } from 'react';
import { safetyNumberMessages } from '@/content/safety-number.messages';
import { hasBothParties } from '@/domain/keys/current-keys';
import type { Contract } from '@/domain/models';
import type { Id } from '@/domain/primitives/ids';
import { SupportText } from '@/features/help/support-text';
import { PayoutAddresses } from '@/features/payouts/payout-addresses';
import { Signatures } from '@/features/terms/signatures';
import { useMessages } from '@/i18n/use-messages';
import { useLoaded } from '@/lib/use-loaded';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { selectKeysChanged } from '@/store/keys/keys.selectors';
import { computeContractSafetyNumber } from '@/store/terms/safety-number.thunks';
import { selectTermsRole } from '@/store/terms/terms.selectors';
import { Button } from '@/ui/button/button';
import { CopyButton } from '@/ui/copy/copy-button';
import { Disclosure } from '@/ui/layout/disclosure';
import { Banner } from '@/ui/message/banner';

interface TermsOverviewProps {
  contract: Contract;
  /** The state of the signatures, with its next step. */
  children: ReactNode;
}

/** The parts of the terms above their text: the signatures, the payout addresses and the safety number. */
export function TermsOverview({ contract, children }: TermsOverviewProps) {
  const safety = useMessages(safetyNumberMessages);
  const isParty = useAppSelector((state) => selectTermsRole(state, contract) !== null);
  const [isComparing, setComparing] = useState(false);
  const id = useId();
  if (!isParty) return null;
  return (
    <div className="flex max-w-reading flex-col gap-4 border-b border-line pb-4 empty:hidden print:hidden">
      {children}
      <Signatures contract={contract} />
      {hasBothParties(contract) && (
        <>
          <PayoutAddresses contract={contract} />
          <Button
            size="sm"
            className="self-start"
            aria-expanded={isComparing}
            aria-controls={id}
            onClick={() => setComparing(!isComparing)}
          >
            {safety.menu}
          </Button>
          <div id={id} hidden={!isComparing}>
            {isComparing && <SafetyNumber contractId={contract.id} />}
          </div>
        </>
      )}
    </div>
  );
}

/** The number that both parties compare by phone (docs/terms.md#safety-number). */
function SafetyNumber({ contractId }: { contractId: Id }) {
  const t = useMessages(safetyNumberMessages);
  const dispatch = useAppDispatch();
  const isAlarm = useAppSelector((state) => selectKeysChanged(state, contractId));
  const { value, loading, reload } = useLoaded(() => dispatch(computeContractSafetyNumber(contractId)), '');
  const digits = loading ? null : value;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-ink-soft">{t.purpose}</p>
      {isAlarm && <Banner tone="red">{t.alarm}</Banner>}
      {loading && <p role="status">{t.loading}</p>}
      {digits !== null && (
        <>
          <SafetyDigits number={digits} />
          <Disclosure summary={t.differs}>
            <p className="font-semibold">{t.differTitle}</p>
            <p>
              <SupportText text={t.differAdvice} />
            </p>
          </Disclosure>
        </>
      )}
      {!loading && digits === null && (
        <Banner tone="yellow" action={{ label: t.retry, onPress: reload }}>
          {t.unknown}
        </Banner>
      )}
    </div>
  );
}

/** 12 groups of five digits, in three rows of four. */
function SafetyDigits({ number }: { number: string }) {
  const t = useMessages(safetyNumberMessages);
  return (
    <div className="flex flex-col items-start gap-3">
      <ul
        aria-label={t.number}
        translate="no"
        className="grid w-full grid-cols-4 gap-x-2 gap-y-3 rounded-control bg-sunken px-3 py-4 text-center font-mono text-base sm:text-lg"
      >
        {number.split(' ').map((group, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups are parts of one number, in place
          <li key={at}>{group}</li>
        ))}
      </ul>
      <CopyButton size="sm" text={number}>
        {t.copy}
      </CopyButton>
    </div>
  );
}
