import { withdrawalsMessages } from '@/content/withdrawals.messages';
import type { ErrorData } from '@/domain/primitives/errors';
import { useSettlementError } from '@/features/settlement/use-settlement-error';
import { useMessages } from '@/i18n/use-messages';
import { Banner } from '@/ui/message/banner';

/** Why an offer or its coins could not be read. */
export function ReadFailure({ error, onRetry }: { error: ErrorData; onRetry: () => void }) {
  const { tryAgain } = useMessages(withdrawalsMessages);
  const describe = useSettlementError();
  return (
    <Banner tone="red" action={error.code === 'offer-refused' ? undefined : { label: tryAgain, onPress: onRetry }}>
      {describe(error)}
    </Banner>
  );
}
