import { describeError, errorMessages } from '@/content/errors.messages';
import { restoreMessages } from '@/content/seals.messages';
import type { Contract } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import { compareTerms, countChanges } from '@/domain/seals/compare-terms';
import type { SignedTerms } from '@/domain/seals/seal-record';
import type { Terms } from '@/domain/seals/terms';
import { useMessages } from '@/i18n/use-messages';
import { useTask } from '@/lib/use-task';
import { useAppDispatch } from '@/store/core/hooks';
import { editOwnContract } from '@/store/seals/own-acts.thunks';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/message/banner';

interface TakeBackProps {
  contract: Contract;
  /** The terms that both signed. */
  sealed: SignedTerms;
  now: Terms;
  label: string;
  onDone?: () => void;
}

/** Puts the signed title and text back, if nothing else has changed: nothing else can be edited. */
export function TakeBack({ contract, sealed: { terms }, now, label, onDone }: TakeBackProps) {
  const t = useMessages(restoreMessages);
  const errors = useMessages(errorMessages);
  const dispatch = useAppDispatch();
  const { busy, error, run } = useTask<ErrorData>();
  const { title, description } = terms;
  if (countChanges(compareTerms(terms, { ...now, title, description })) > 0) return null;

  async function restore(): Promise<void> {
    if (await run((intent) => dispatch(editOwnContract(contract.id, { title, description }, intent)))) onDone?.();
  }

  return (
    <>
      <Button busy={busy} busyLabel={t.saving} onClick={() => void restore()}>
        {label}
      </Button>
      {error !== null && <Banner tone="red">{describeError(errors, error)}</Banner>}
    </>
  );
}
