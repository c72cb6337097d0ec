import { type ReactNode, Suspense, useId } from 'react';
import { proposalMessages, termsMessages } from '@/content/terms.messages';
import type { Contract } from '@/domain/models';
import { getSealDate } from '@/domain/terms/record';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { type TermsScreen, useTermsScreen } from '@/features/terms/use-terms';
import { useMessages } from '@/i18n/use-messages';
import { lazyPart } from '@/lib/lazy';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { acceptTerms } from '@/store/terms/accept-terms.thunks';
import { Button } from '@/ui/button/button';
import { classes } from '@/ui/layout/classes';
import { Banner } from '@/ui/message/banner';
import { useFormatDay } from '@/ui/text/use-format-day';

// With the library that compares texts: most visits need neither.
const TermsDifferences = lazyPart('TermsDifferences', () => import('@/features/terms-text/terms-differences'));

interface ChangeProps {
  contract: Contract;
  screen: TermsScreen;
}

/** What differs from the user's reference, above the contract: an alarm, a proposal, or a calm note (docs/terms.md#states). */
export function TermsChangeNotice({ contract }: { contract: Contract }) {
  const screen = useTermsScreen(contract);
  switch (screen?.view.state) {
    case 'told':
      return <ToldChange contract={contract} screen={screen} />;
    case 'proposed':
      return <Proposal contract={contract} screen={screen} />;
    case 'changed':
      return <Alarm contract={contract} screen={screen} />;
    default:
      return null;
  }
}

interface NoticeProps extends ChangeProps {
  tone: keyof typeof BORDERS;
  isAlarm?: boolean;
  title: string;
  text: string;
  /** The next steps. */
  children: ReactNode;
}

const BORDERS = { red: 'border-tone-red', yellow: 'border-tone-yellow', blue: 'border-line' };

function Notice({ screen: { view }, tone, isAlarm = false, title, text, children }: NoticeProps) {
  const titleId = useId();
  const names = useAppSelector(({ people }) => people.names);
  return (
    <section
      aria-labelledby={titleId}
      className={classes('flex flex-col gap-3 rounded-card border p-3 sm:p-4', BORDERS[tone])}
    >
      {/* Without the differences, which a screen reader would have to read out to the end. */}
      <Banner tone={tone} role={isAlarm ? 'alert' : 'status'}>
        <h2 id={titleId} className="text-base font-semibold">
          {title}
        </h2>
        <p>{text}</p>
      </Banner>
      <Suspense fallback={null}>
        {view.change !== null && <TermsDifferences before={view.change.before} now={view.change.now} names={names} />}
      </Suspense>
      <div className="flex flex-wrap items-center gap-2">{children}</div>
    </section>
  );
}

/** Most often the other party has edited a text that nobody has signed. */
function ToldChange({ contract, screen }: ChangeProps) {
  const t = useMessages(termsMessages);
  const date = useFormatDay()(screen.view.agreedAt);
  const text = screen.other === '' ? t.toldMeaningAlone({ date }) : t.toldMeaning({ date, name: screen.other });
  return (
    <Notice contract={contract} screen={screen} tone="blue" title={t.toldTitle} text={text}>
      <AcceptChanges contract={contract} />
    </Notice>
  );
}

/** The other party has signed the change: the user accepts it by signing the same text. */
function Proposal({ contract, screen }: ChangeProps) {
  const t = useMessages(proposalMessages);
  const open = useOpenDialog();
  const { view, other: name } = screen;
  const revision = view.sealed?.terms.revision;
  const text = revision === undefined ? t.meaningUnsigned({ name }) : t.meaning({ name, revision });
  return (
    <Notice contract={contract} screen={screen} tone="yellow" title={t.title({ name })} text={text}>
      {view.gaps.length === 0 && (
        <Button variant="primary" onClick={() => open({ kind: 'sign-terms' })}>
          {t.accept}
        </Button>
      )}
      <Button onClick={() => open({ kind: 'ask-restore' })}>{t.decline}</Button>
    </Notice>
  );
}

/** Nobody has signed the change, or it is an earlier text. */
function Alarm({ contract, screen }: ChangeProps) {
  const t = useMessages(termsMessages);
  const open = useOpenDialog();
  const formatDay = useFormatDay();
  const { view, other: name } = screen;
  const { sealed, signers, gaps } = view;
  const maySign = signers === 'none' && gaps.length === 0 && contract.contractors.length > 1;
  const agreed = { name, date: formatDay(sealed === null ? view.agreedAt : getSealDate(sealed)) };
  const meaning = name === '' ? t.acceptedMeaningAlone(agreed) : t.acceptedMeaning(agreed);
  const advice = sealed === null ? t.acceptedAdvice : t.changedAdvice;
  const changed = sealed === null ? meaning : t.changedMeaning({ ...agreed, revision: sealed.terms.revision });
  const text = signers === 'both' ? t.earlierMeaning({ name, date: formatDay(view.agreedAt) }) : `${changed} ${advice}`;
  return (
    <Notice
      contract={contract}
      screen={screen}
      // Most often the other party has edited the contract.
      tone={sealed === null ? 'yellow' : 'red'}
      isAlarm
      title={sealed === null || signers === 'both' ? t.acceptedTitle : t.changedTitle}
      text={text}
    >
      {sealed !== null && <Button onClick={() => open({ kind: 'ask-restore' })}>{t.restore}</Button>}
      {(sealed === null || signers === 'you' || signers === 'both') && <AcceptChanges contract={contract} />}
      {maySign && <Button onClick={() => open({ kind: 'sign-terms' })}>{sealed === null ? t.sign : t.signNew}</Button>}
    </Notice>
  );
}

/** The contract as it is on screen is accepted, and no later change. */
function AcceptChanges({ contract }: { contract: Contract }) {
  const t = useMessages(termsMessages);
  const dispatch = useAppDispatch();
  return <Button onClick={() => void dispatch(acceptTerms(contract))}>{t.acceptChanges}</Button>;
}
