import { Suspense, useId } from 'react';
import { toCertificatePath } from '@/config/contract-links';
import { sealsMessages } from '@/content/seals.messages';
import type { Contract } from '@/domain/models';
import { compareTerms, countChanges } from '@/domain/seals/compare-terms';
import type { SignedTerms } from '@/domain/seals/seal-record';
import { countTexts, isAlarmDue, isPdfAdded, type SealState, type SealView } from '@/domain/seals/seal-state';
import { getOtherRole } from '@/domain/seals/terms';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { formatSealDate } from '@/features/seals/seal-date';
import { useSealScreen } from '@/features/seals/use-seals';
import { useMessages } from '@/i18n/use-messages';
import { lazyAfterPaint } from '@/lib/lazy';
import { useAppSelector } from '@/store/core/hooks';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/message/banner';
import { TextLink } from '@/ui/text/text-link';
import { useDateLocale } from '@/ui/text/use-date-locale';

// With the library that compares texts: most visits need neither.
const TermsDifferences = lazyAfterPaint(async () => ({
  default: (await import('@/features/seals/terms-differences')).TermsDifferences,
}));

interface SealAlarmProps {
  contract: Contract;
  onRestore: (sealed: SignedTerms) => void;
}

/**
 * Alarm above a contract that changed after both had signed, or of which both signed several texts as one revision
 * (docs/seal.md#states-one-table-in-domain).
 */
export function SealAlarm({ contract, onRestore }: SealAlarmProps) {
  const open = useOpenDialog();
  const t = useMessages(sealsMessages);
  const titleId = useId();
  const screen = useSealScreen(contract);
  if (screen === null || !isAlarmDue(screen.view)) return null;
  const { view, role, other } = screen;
  const { state } = view;
  if (state.kind !== 'changed' && state.kind !== 'conflict') return null;
  const { signedBy } = state;
  const hasOwn = signedBy.includes(role);
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3 rounded-card border border-tone-red p-3 sm:p-4">
      {/* Without the differences, which a screen reader would have to read out to the end. */}
      <Banner tone="red">
        <div className="flex flex-col gap-1">
          <h2 id={titleId} className="text-base font-semibold">
            {state.kind === 'changed' ? t.changedTitle : t.conflictTitle}
          </h2>
          <p>
            <Meaning state={state} other={other} />
            {!hasOwn && ` ${state.kind === 'changed' ? t.changedAdvice : t.conflictAdvice}`}
          </p>
          {hasOwn && <p className="font-medium">{t.changedWaiting({ name: other })}</p>}
          {signedBy.includes(getOtherRole(role)) && <p className="font-medium">{t.changedOther({ name: other })}</p>}
        </div>
      </Banner>
      <Suspense fallback={null}>
        <Differences view={view} state={state} />
      </Suspense>
      <div className="flex flex-wrap items-center gap-2">
        {state.kind === 'changed' && <Button onClick={() => onRestore(state.sealed)}>{t.restore}</Button>}
        {!hasOwn && view.gaps.length === 0 && <Button onClick={() => open({ kind: 'sign-terms' })}>{t.signNew}</Button>}
        <TextLink to={toCertificatePath(contract.id)} className="py-1 text-sm sm:ml-2">
          {t.certificate}
        </TextLink>
      </div>
    </section>
  );
}

type AlarmState = Extract<SealState, { kind: 'changed' | 'conflict' }>;

function Meaning({ state, other }: { state: AlarmState; other: string }) {
  const t = useMessages(sealsMessages);
  const locale = useDateLocale();
  if (state.kind === 'conflict')
    return t.conflictMeaning({ revision: state.last.revision, count: countTexts(state.last), name: other });
  const { sealed } = state;
  return t.changedMeaning({ revision: sealed.terms.revision, date: formatSealDate(sealed, locale), name: other });
}

/** The current contract, compared with each text that both signed. */
function Differences({ view, state }: { view: SealView; state: AlarmState }) {
  const t = useMessages(sealsMessages);
  const locale = useDateLocale();
  const names = useAppSelector(({ people }) => people.names);
  if (state.kind === 'changed')
    return (
      <TermsDifferences before={state.sealed.terms} now={view.terms} names={names} isPdfAdded={isPdfAdded(view)} />
    );
  const others = state.last.texts.filter(({ terms }) => countChanges(compareTerms(terms, view.terms)) > 0);
  return others.map((signed) => (
    <TermsDifferences
      key={signed.hash}
      title={t.conflictText({ date: formatSealDate(signed, locale), hash: signed.hash.slice(0, 8) })}
      before={signed.terms}
      now={view.terms}
      names={names}
    />
  ));
}
