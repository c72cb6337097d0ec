import { Suspense, useId } from 'react';
import { toCertificatePath } from '@/config/contract-links';
import { sealsMessages } from '@/content/seals.messages';
import type { Contract } from '@/domain/models';
import { isAlarmDue, isPdfAdded } from '@/domain/terms/seal-doubt';
import type { SignedTerms } from '@/domain/terms/seal-record';
import { getOtherRole } from '@/domain/terms/terms';
import { formatSealDate } from '@/features/seals/seal-date';
import type { SealDialog } from '@/features/seals/seal-dialog';
import { useSealScreen } from '@/features/seals/use-seal-screen';
import { useMessages } from '@/i18n/use-messages';
import { lazyAfterPaint } from '@/lib/lazy';
import { useAppSelector } from '@/store/setup/hooks';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/message/banner';
import { TextLink } from '@/ui/text/text-link';
import { useDateLocale } from '@/ui/text/use-date-locale';

// With the library that compares texts: most visits need neither.
const TermsDifferences = lazyAfterPaint(async () => ({
  default: (await import('@/features/seals/terms-differences')).TermsDifferences,
}));

export interface SealAlarmProps {
  contract: Contract;
  onOpen: (dialog: SealDialog) => void;
  onRestore: (sealed: SignedTerms) => void;
}

/** Alarm above a contract whose terms were changed after both had signed (docs/seal.md#states-one-table-in-domain). */
export function SealAlarm({ contract, onOpen, onRestore }: SealAlarmProps) {
  const t = useMessages(sealsMessages);
  const locale = useDateLocale();
  const titleId = useId();
  const screen = useSealScreen(contract);
  const names = useAppSelector(({ people }) => people.names);
  if (screen === null || !isAlarmDue(screen.view) || screen.view.state.kind !== 'changed') return null;
  const { view, role, other } = screen;
  const { sealed, signedBy } = screen.view.state;
  const { revision } = sealed.terms;
  const hasOwn = signedBy.includes(role);
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3 rounded-card border border-tone-red p-3 sm:p-4">
      {/* Without the differences, which a screen reader would have to read out to the end. */}
      <Banner tone="red">
        <div className="flex flex-col gap-1">
          <h2 id={titleId} className="text-base font-semibold">
            {t.changedTitle}
          </h2>
          <p>
            {t.changedMeaning({ revision, date: formatSealDate(sealed, locale), name: other })}
            {!hasOwn && ` ${t.changedAdvice}`}
          </p>
          {hasOwn && <p className="font-medium">{t.changedWaiting({ name: other })}</p>}
          {signedBy.includes(getOtherRole(role)) && <p className="font-medium">{t.changedOther({ name: other })}</p>}
        </div>
      </Banner>
      <Suspense fallback={null}>
        <TermsDifferences before={sealed.terms} now={view.terms} names={names} isPdfAdded={isPdfAdded(view)} />
      </Suspense>
      <div className="flex flex-wrap items-center gap-2">
        <Button onClick={() => onRestore(sealed)}>{t.restore}</Button>
        {!hasOwn && view.gaps.length === 0 && <Button onClick={() => onOpen({ kind: 'sign' })}>{t.signNew}</Button>}
        <TextLink to={toCertificatePath(contract.id)} className="py-1 text-sm sm:ml-2">
          {t.certificate}
        </TextLink>
      </div>
    </section>
  );
}
