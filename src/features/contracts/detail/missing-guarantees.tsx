import { useState } from 'react';
import { contractDetailMessages } from '@/content/contracts.messages';
import { guaranteesMessages } from '@/content/guarantees.messages';
import { canDo } from '@/domain/contracts/permissions';
import type { Contract } from '@/domain/models';
import { parseBtc } from '@/domain/primitives/amount';
import type { ErrorData } from '@/domain/primitives/errors';
import { hasAmount, type ImportedGuarantee } from '@/domain/templates/template-import';
import { AmountField } from '@/features/money/amount-field';
import { Outcome } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { useTask } from '@/lib/use-task';
import { selectUserId } from '@/store/auth/auth.selectors';
import { selectMissingGuarantees } from '@/store/contracts/imports.slice';
import { setImportedAmount } from '@/store/contracts/imports.thunks';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { addOwnMissing } from '@/store/terms/own-acts.thunks';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/message/banner';
import { Amount } from '@/ui/text/amount';
import { Foreign } from '@/ui/text/foreign';

/** Guarantees of the template that are not in the contract: the server did not create them, or their amount is not known yet. */
export function MissingGuarantees({ contract }: { contract: Contract }) {
  const missing = useAppSelector((state) => selectMissingGuarantees(state, contract.id));
  const open = missing.filter((each) => !hasAmount(each));
  const complete = missing.filter(hasAmount);
  return (
    <>
      {open.length > 0 && <WithoutAmount contract={contract} guarantees={open} />}
      {complete.length > 0 && <ToAdd contract={contract} guarantees={complete} />}
    </>
  );
}

interface ListProps {
  contract: Contract;
  guarantees: readonly ImportedGuarantee[];
}

function WithoutAmount({ contract, guarantees }: ListProps) {
  const t = useMessages(contractDetailMessages);
  return (
    <Banner tone="yellow">
      <p>{t.missingAmounts}</p>
      <ul className="mt-2 flex flex-col gap-3">
        {guarantees.map((guarantee, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no id yet
          <li key={`${index} ${guarantee.description}`}>
            <AmountForm contract={contract} guarantee={guarantee} />
          </li>
        ))}
      </ul>
    </Banner>
  );
}

function AmountForm({ contract, guarantee }: { contract: Contract; guarantee: ImportedGuarantee }) {
  const t = useMessages(contractDetailMessages);
  const { amountField } = useMessages(guaranteesMessages);
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState('');
  const parsed = parseBtc(typed);
  const sats = parsed.ok && parsed.sats > 0 ? parsed.sats : null;
  return (
    <form
      noValidate
      aria-label={guarantee.description}
      onSubmit={(event) => {
        event.preventDefault();
        if (sats !== null) void dispatch(setImportedAmount(contract.id, guarantee, sats));
      }}
      className="flex max-w-md flex-col gap-1.5"
    >
      <p className="font-medium">
        <Foreign>{guarantee.description}</Foreign>
      </p>
      <AmountField label={amountField} value={typed} onValue={setTyped} />
      <div className="flex gap-2">
        <Button type="submit" size="sm" disabled={sats === null}>
          {t.setAmount}
        </Button>
        <Button size="sm" onClick={() => void dispatch(setImportedAmount(contract.id, guarantee, null))}>
          {t.leaveOut}
        </Button>
      </div>
    </form>
  );
}

function ToAdd({ contract, guarantees }: ListProps) {
  const t = useMessages(contractDetailMessages);
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectUserId);
  const task = useTask<ErrorData>();
  const { busy, run } = task;
  const add = (
    <Button
      size="sm"
      busy={busy}
      busyLabel={t.addingMissing}
      onClick={() => void run((intent) => dispatch(addOwnMissing(contract.id, intent)))}
    >
      {t.addMissing}
    </Button>
  );
  const canAdd = canDo(contract, userId, 'add-guarantee');
  return (
    <Banner tone="yellow" action={canAdd ? add : undefined}>
      <p>{canAdd ? t.missingGuarantees : t.missingUntilPublished}</p>
      <ul className="list-disc pl-5">
        {guarantees.map(({ description, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no id yet
          <li key={index}>
            <Foreign>{description}</Foreign>: <Amount sats={amount} />
          </li>
        ))}
      </ul>
      <Outcome task={task} failed={t.addMissingFailed} />
    </Banner>
  );
}
