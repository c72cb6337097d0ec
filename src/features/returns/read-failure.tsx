import { returnsMessages } from '@/content/returns.messages';
import { withdrawalsMessages } from '@/content/withdrawals.messages';
import type { ErrorData } from '@/domain/primitives/errors';
import { useFailureText } from '@/features/signing/failure';
import { useMessages } from '@/i18n/use-messages';
import { Banner } from '@/ui/message/banner';

/** Says why a return date or its coins could not be read. */
export function ReadFailure({ error, onRetry }: { error: ErrorData; onRetry: () => void }) {
  const { tryAgain } = useMessages(withdrawalsMessages);
  const describe = useReturnError();
  return (
    <Banner tone="red" action={error.code === 'return-refused' ? undefined : { label: tryAgain, onPress: onRetry }}>
      {describe(error)}
    </Banner>
  );
}

/** Text of an error of a return date; a refused one is explained by the rule that it breaks. */
export function useReturnError(): (error: ErrorData) => string {
  const t = useMessages(returnsMessages);
  const failureText = useFailureText();
  return (error) => {
    const why = error.code === 'return-refused' ? FAULTS.find((fault) => fault === error.detail.rule) : undefined;
    return why === undefined ? failureText(error) : t.refused({ why: t[`fault-${why}`] });
  };
}

const FAULTS = [
  'other-contract',
  'other-signer',
  'depositor-unknown',
  'not-depositor',
  'addresses',
  'coin-unknown',
  'coin-too-small',
  'too-early',
  'past',
  'too-late',
] as const;
