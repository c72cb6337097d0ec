import { Suspense, useId } from 'react';
import { toCertificatePath } from '@/config/contract-links';
import { sealsMessages } from '@/content/seals.messages';
import type { Contract } from '@/domain/models';
import { compareTerms, countChanges } from '@/domain/seals/compare-terms';
import { countTexts } from '@/domain/seals/last-signed';
import { isAlarmDue, isPdfAdded, type SealState, type SealView } from '@/domain/seals/seal-state';
import { getOtherRole } from '@/domain/seals/terms';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { ProposalCard } from '@/features/seals/proposal-card';
import { getSealDate, useSealScreen } from '@/features/seals/use-seals';
import type { ShownTexts } from '@/i18n/i18n';
import { useMessages } from '@/i18n/use-messages';
import { lazyPart } from '@/lib/lazy';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { acceptTerms } from '@/store/seals/accept-terms.thunks';
import { Button } from '@/ui/button/button';
import { classes } from '@/ui/layout/classes';
import { Banner } from '@/ui/message/banner';
import { TextLink } from '@/ui/text/text-link';
import { useFormatDay } from '@/ui/text/use-format-day';

// With the library that compares texts: most visits need neither.
const TermsDifferences = lazyPart('TermsDifferences', () => import('@/features/seals/terms-differences'));

/**
 * A proposal, or the alarm above a contract that changed after both had signed or the user had accepted it, or of which both signed several texts as
 * one revision (docs/seal.md#states-one-table-in-domain).
 */
export function SealAlarm({ contract }: { contract: Contract }) {
  const open = useOpenDialog();
  const t = useMessages(sealsMessages);
  const titleId = useId();
  const screen = useSealScreen(contract);
  if (screen === null) return null;
  const { view, role, other } = screen;
  const { state } = view;
  if (state.kind === 'changed' && state.proposal !== undefined)
    return <ProposalCard contract={contract} screen={screen} sealed={state.sealed} proposal={state.proposal} />;
  if (view.told !== undefined) return <ToldChange contract={contract} told={view.told} other={other} />;
  if (!isAlarmDue(view)) return null;
  if (!isAlarmState(state)) return null;
  const { signedBy } = state;
  const hasOwn = signedBy.includes(role);
  // Most often the other party has edited the contract.
  const tone = state.kind === 'changed-unsigned' ? 'yellow' : 'red';
  const maySign = !hasOwn && view.gaps.length === 0 && contract.contractors.length > 1;
  return (
    <section
      aria-labelledby={titleId}
      className={classes('flex flex-col gap-3 rounded-card border p-3 sm:p-4', BORDERS[tone])}
    >
      {/* Without the differences, which a screen reader would have to read out to the end. */}
      <Banner tone={tone} role="alert">
        <div className="flex flex-col gap-1">
          <h2 id={titleId} className="text-base font-semibold">
            {t[TITLES[state.kind]]}
          </h2>
          <p>
            <Meaning state={state} other={other} />
            {!hasOwn && ` ${getAdvice(t, state)}`}
          </p>
          {hasOwn && <p className="font-medium">{t.changedWaiting({ name: other })}</p>}
          {signedBy.includes(getOtherRole(role)) && <p className="font-medium">{t.changedOther({ name: other })}</p>}
        </div>
      </Banner>
      <Suspense fallback={null}>
        <Differences view={view} state={state} />
      </Suspense>
      <div className="flex flex-wrap items-center gap-2">
        {state.kind === 'changed' && <Button onClick={() => open({ kind: 'ask-restore' })}>{t.restore}</Button>}
        {state.kind === 'changed-unsigned' && <AcceptChanges contract={contract} />}
        {maySign && (
          <Button onClick={() => open({ kind: 'sign-terms' })}>{view.terms.revision === 1 ? t.sign : t.signNew}</Button>
        )}
        {state.kind !== 'changed-unsigned' && (
          <TextLink to={toCertificatePath(contract.id)} className="py-1 text-sm sm:ml-2">
            {t.certificate}
          </TextLink>
        )}
      </div>
    </section>
  );
}

interface ToldChangeProps {
  contract: Contract;
  told: NonNullable<SealView['told']>;
  other: string;
}

/** Most often the other party has edited a text that nobody has signed. */
function ToldChange({ contract, told: { accepted, change }, other }: ToldChangeProps) {
  const t = useMessages(sealsMessages);
  const titleId = useId();
  const names = useAppSelector(({ people }) => people.names);
  const date = useFormatDay()(accepted.at);
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3 rounded-card border border-line p-3 sm:p-4">
      <Banner tone="blue">
        <h2 id={titleId} className="text-base font-semibold">
          {t.toldTitle}
        </h2>
        <p>{other === '' ? t.toldMeaningAlone({ date }) : t.toldMeaning({ date, name: other })}</p>
      </Banner>
      <Suspense fallback={null}>
        <TermsDifferences before={change.before} now={change.now} names={names} />
      </Suspense>
      <div>
        <AcceptChanges contract={contract} />
      </div>
    </section>
  );
}

type AlarmState = Extract<SealState, { kind: 'changed' | 'changed-unsigned' | 'conflict' }>;

const TITLES = {
  changed: 'changedTitle',
  'changed-unsigned': 'acceptedTitle',
  conflict: 'conflictTitle',
} as const satisfies Record<AlarmState['kind'], keyof Texts>;

const BORDERS = { red: 'border-tone-red', yellow: 'border-tone-yellow' };

type Texts = ShownTexts<typeof sealsMessages>;

function isAlarmState(state: SealState): state is AlarmState {
  return Object.hasOwn(TITLES, state.kind);
}

function getAdvice(t: Texts, state: AlarmState): string {
  if (state.kind === 'changed-unsigned') return t.acceptedAdvice;
  return state.kind === 'changed' ? t.changedAdvice : t.conflictAdvice;
}

/** The contract as it is on screen is accepted, and no later change. */
function AcceptChanges({ contract }: { contract: Contract }) {
  const t = useMessages(sealsMessages);
  const dispatch = useAppDispatch();
  return <Button onClick={() => void dispatch(acceptTerms(contract))}>{t.acceptChanges}</Button>;
}

function Meaning({ state, other }: { state: AlarmState; other: string }) {
  const t = useMessages(sealsMessages);
  const formatDay = useFormatDay();
  if (state.kind === 'conflict')
    return <>{t.conflictMeaning({ revision: state.last.revision, count: countTexts(state.last), name: other })}</>;
  if (state.kind === 'changed-unsigned') {
    const date = formatDay(state.accepted.at);
    return <>{other === '' ? t.acceptedMeaningAlone({ date }) : t.acceptedMeaning({ date, name: other })}</>;
  }
  const { sealed } = state;
  const date = formatDay(getSealDate(sealed));
  return <>{t.changedMeaning({ revision: sealed.terms.revision, date, name: other })}</>;
}

/** The current contract, compared with each text that both signed. */
function Differences({ view, state }: { view: SealView; state: AlarmState }) {
  const t = useMessages(sealsMessages);
  const formatDay = useFormatDay();
  const names = useAppSelector(({ people }) => people.names);
  if (state.kind === 'changed-unsigned')
    return <TermsDifferences before={state.change.before} now={state.change.now} names={names} />;
  if (state.kind === 'changed')
    return (
      <TermsDifferences before={state.sealed.terms} now={view.terms} names={names} isPdfAdded={isPdfAdded(view)} />
    );
  const others = state.last.texts.filter(({ terms }) => countChanges(compareTerms(terms, view.terms)) > 0);
  return others.map((signed) => (
    <TermsDifferences
      key={signed.hash}
      title={t.conflictText({ date: formatDay(getSealDate(signed)), hash: signed.hash.slice(0, 8) })}
      before={signed.terms}
      now={view.terms}
      names={names}
    />
  ));
}
