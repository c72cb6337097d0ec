import { useState } from 'react';
import { settlementMessages } from '@/content/settlement.messages';
import { AppError, type ErrorData, toErrorData } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { useSettlementError } from '@/features/settlement/use-settlement-error';
import { useMessages } from '@/i18n/use-messages';
import { useTask } from '@/lib/use-task';
import { useAppDispatch } from '@/store/core/hooks';
import { MAX_FILE, openSettlementFile } from '@/store/settlement/send-lines.thunks';
import { FileField } from '@/ui/fields/file-field';
import { Disclosure } from '@/ui/layout/disclosure';

/** Takes an offer or an acceptance that came by another way than the chat. */
export function OpenFile({ contractId }: { contractId: Id }) {
  const t = useMessages(settlementMessages);
  const dispatch = useAppDispatch();
  const describe = useSettlementError();
  const { busy, error, run } = useTask<ErrorData>();
  const [isOpened, setOpened] = useState(false);
  const [isShown, setShown] = useState(false);

  async function open(file: File | undefined): Promise<void> {
    setOpened(false);
    if (file === undefined) return;
    const done = await run(async () => {
      try {
        const text = file.size > MAX_FILE ? '' : await file.text();
        return await dispatch(openSettlementFile(contractId, text));
      } catch (cause) {
        return { ok: false, error: toErrorData(new AppError('offer-refused', String(cause), { rule: 'no-offer' })) };
      }
    });
    setOpened(done !== null);
  }

  return (
    <Disclosure summary={t.open} onToggle={setShown}>
      {isShown && (
        <FileField
          label={t.openFile}
          texts={{ choose: t.choose, none: t.noFile }}
          accept=".txt,text/plain"
          disabled={busy}
          error={error === null ? null : describe(error)}
          hint={<span role="status">{isOpened && t.opened}</span>}
          onChange={(event) => void open(event.target.files?.[0])}
        />
      )}
    </Disclosure>
  );
}
