import { useRef, useState } from 'react';
import { settlementMessages } from '@/content/settlement.messages';
import { AppError, type ErrorData, toErrorData } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { useSettlementError } from '@/features/settlement/use-settlement-error';
import { useMessages } from '@/i18n/use-messages';
import { useTask } from '@/lib/use-task';
import { useAppDispatch } from '@/store/core/hooks';
import { MAX_FILE, openSettlementFile } from '@/store/settlement/send-lines.thunks';
import { Field } from '@/ui/fields/field';
import { LINK } from '@/ui/text/text-link';

/** Takes an offer or an acceptance that came by another way than the chat. */
export function OpenFile({ contractId, describedBy }: { contractId: Id; describedBy: string }) {
  const t = useMessages(settlementMessages);
  const dispatch = useAppDispatch();
  const describe = useSettlementError();
  const { busy, error, run } = useTask<ErrorData>();
  const [isOpened, setOpened] = useState(false);
  const input = useRef<HTMLInputElement>(null);

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
    <Field
      label={t.openFile}
      labelHidden
      error={error === null ? null : describe(error)}
      hint={isOpened ? <span role="status">{t.opened}</span> : null}
      className="-mt-2 items-start"
    >
      {(control) => (
        <>
          <input
            {...control}
            ref={input}
            type="file"
            tabIndex={-1}
            accept=".txt,text/plain"
            disabled={busy}
            className="sr-only"
            onChange={({ target }) => {
              void open(target.files?.[0]);
              // Allows choosing the same file again.
              target.value = '';
            }}
          />
          <button
            type="button"
            aria-describedby={describedBy}
            className={`${LINK} py-0.5 text-sm`}
            onClick={() => input.current?.click()}
          >
            {t.open}
          </button>
        </>
      )}
    </Field>
  );
}
