import { describeError, errorMessages } from '@/content/errors.messages';
import { sealsMessages, signTermsMessages } from '@/content/seals.messages';
import type { ErrorData } from '@/domain/primitives/errors';
import type { SealView } from '@/domain/seals/seal-state';
import type { Terms } from '@/domain/seals/terms';
import { TermsDifferences } from '@/features/seals/terms-differences';
import { useMessages } from '@/i18n/use-messages';
import { useAppSelector } from '@/store/core/hooks';
import { Banner } from '@/ui/message/banner';

export interface SignFailureProps {
  /** Of the last attempt. */
  error: ErrorData | null;
  /** Shown before, if the contract has changed since. */
  before: Terms | null;
  /** The text that is shown now. */
  view: SealView;
}

/** Why nothing was signed. A wrong password is reported at its field. */
export function SignFailure({ error, before, view: { terms, gaps } }: SignFailureProps) {
  const t = useMessages(signTermsMessages);
  const seals = useMessages(sealsMessages);
  const errors = useMessages(errorMessages);
  const names = useAppSelector(({ people }) => people.names);
  const isPlain = error !== null && error.code !== 'wrong-password' && error.code !== 'terms-differ';
  return (
    <>
      {isPlain && (
        <Banner tone="red">
          {t.notSigned} {describeError(errors, error)}
        </Banner>
      )}
      {before !== null && (
        <>
          <Banner tone="red">{t.changedMeanwhile}</Banner>
          <TermsDifferences before={before} now={terms} names={names} />
        </>
      )}
      {gaps.length > 0 && (
        <Banner tone="yellow">
          {seals.cannotSign} {[...new Set(gaps.map(({ kind }) => seals[`gap-${kind}`]))].join(' ')}
        </Banner>
      )}
    </>
  );
}
