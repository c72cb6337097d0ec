import { type FormEvent, useState } from 'react';
import { readTransactionText } from '@/bitcoin/psbt/transaction-text';
import { addScanned, type CheckedContract, checkContract } from '@/bitcoin/recovery/checked-contract';
import { recoverMessages } from '@/content/recover/recover.messages';
import { shortenText } from '@/domain/primitives/bounded-text';
import { fail, type Result } from '@/domain/primitives/errors';
import {
  isFileTooLarge,
  RECOVERY_ROLES,
  type RecoveryContract,
  type RecoveryFile,
  type RecoveryRole,
} from '@/domain/recovery/recovery-file';
import { useMessages } from '@/i18n/use-messages';
import { type OpenFault, useFaultTexts } from '@/recover/fault-texts';
import { waitForPaint } from '@/recover/paint';
import { StepCard } from '@/recover/step-card';
import { TextOrFileFields, useTextOrFile } from '@/recover/text-or-file';
import { parseRecoveryFile } from '@/services/schemas/recovery-file';
import { Button } from '@/ui/button/button';
import { SelectField } from '@/ui/fields/select-field';
import { Banner } from '@/ui/message/banner';

/** A contract of a file, and the key that can be opened for it. */
export interface OpenedContract {
  checked: CheckedContract;
  madeAt: string;
  /** `null`: no password opens a key of the contract. */
  key: { envelope: string; role: RecoveryRole } | null;
  /** The file holds a party's key: nothing that the arbitrator needs. */
  hasEnvelope: boolean;
}

/** What the page itself holds, as a recovery file. */
export interface OwnFile {
  /** `null`: `recover.html`, or data that cannot be read. */
  file: RecoveryFile | null;
  /** The contract of a file that has one alone. */
  opened: OpenedContract | null;
  fault: OpenFault | null;
}

export function readOwnFile(data: string): OwnFile {
  if (data.trim() === '') return { file: null, opened: null, fault: null };
  const parsed = parseRecoveryFile(data);
  if (!parsed.ok) return { file: null, opened: null, fault: { kind: 'file', fault: parsed.error } };
  const file = parsed.value;
  const [contract, ...others] = file.contracts;
  if (contract === undefined || others.length > 0) return { file, opened: null, fault: null };
  const opened = openContract(file, contract, null);
  return opened.ok ? { file, opened: opened.value, fault: null } : { file, opened: null, fault: opened.error };
}

/**
 * A fault in another contract of the file does not keep this one from being recovered.
 * @param held an earlier file with a key, which opens here too. What the user signed is in it, so the transactions that it keeps count
 */
function openContract(
  file: RecoveryFile,
  contract: RecoveryContract,
  held: RecoveryFile | null,
): Result<OpenedContract, OpenFault> {
  const known = held?.contracts.filter(({ descriptor }) => descriptor === contract.descriptor) ?? [];
  const signed = [contract, ...known].flatMap((each) => each.signed);
  const checked = checkContract({ ...contract, signed });
  if (!checked.ok) return fail({ kind: 'contract', fault: checked.error });
  const key = findKey(file, contract) ?? findKey(held, contract);
  const { madeAt, envelope } = file;
  return { ok: true, value: { checked: addScanned(checked.value, []), madeAt, key, hasEnvelope: envelope !== null } };
}

/**
 * The key of one party in a file: another file may describe the contract. Not of another network: a signature counts on each of them,
 * and the coins of a contract that was copied to testnet may be real.
 */
function findKey(file: RecoveryFile | null, { keys, network }: RecoveryContract): OpenedContract['key'] {
  const role = RECOVERY_ROLES.find((each) => keys[each] === file?.publicKey);
  // An earlier key backup names none.
  if (!file?.envelope || role === undefined || (file.network ?? 'mainnet') !== network) return null;
  return { envelope: file.envelope, role };
}

/** Characters of a contract's title in the list. */
const LONGEST_TITLE = 80;

interface OpenFileProps {
  own: OwnFile;
  takesFocus: boolean;
  onOpen: (opened: OpenedContract) => void;
}

/** Reads a file, and has one of its contracts chosen and derived again. */
export function OpenFile({ own, takesFocus, onOpen }: OpenFileProps) {
  const t = useMessages(recoverMessages);
  const texts = useFaultTexts();
  const input = useTextOrFile(isFileTooLarge);
  const [busy, setBusy] = useState(false);
  // With the text that it was read from, since that may change.
  const [read, setRead] = useState<{ text: string; file: RecoveryFile } | null>(
    own.file && { text: '', file: own.file },
  );
  const [held, setHeld] = useState(own.file);
  const [chosen, setChosen] = useState(0);
  const [failed, setFailed] = useState<{ text: string; fault: OpenFault } | null>(
    own.fault && { text: '', fault: own.fault },
  );
  const fault = failed?.text === input.value ? failed.fault : null;
  const file = read?.text === input.value ? read.file : null;
  const contracts = file?.contracts ?? [];

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy || input.problem !== null) return;
    setBusy(true);
    await waitForPaint();
    const text = input.value;
    const opened = file !== null && contracts.length > 0 ? choose(file, contracts[chosen]) : open(text);
    setBusy(false);
    setFailed(opened.ok ? null : { text, fault: opened.error });
    if (opened.ok && opened.value !== null) onOpen(opened.value);
  }

  /** `null`: the file has no contract, or several. */
  function open(text: string): Result<OpenedContract | null, OpenFault> {
    if (text.trim() === '') return fail({ kind: 'empty' });
    const parsed = parseRecoveryFile(text);
    if (!parsed.ok)
      return fail(
        readTransactionText(text).kind === 'damaged' ? { kind: 'file', fault: parsed.error } : { kind: 'transaction' },
      );
    if (parsed.value.envelope !== null) setHeld(parsed.value);
    setRead({ text, file: parsed.value });
    setChosen(0);
    return parsed.value.contracts.length === 1
      ? choose(parsed.value, parsed.value.contracts[0])
      : { ok: true, value: null };
  }

  function choose(from: RecoveryFile, contract: RecoveryContract | undefined): Result<OpenedContract, OpenFault> {
    return contract === undefined ? fail({ kind: 'empty' }) : openContract(from, contract, held);
  }

  return (
    <StepCard step={1} heading={t.openHeading} purpose={t.openPurpose} takesFocus={takesFocus} {...input.drop}>
      <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
        {contracts.length > 1 && (
          <SelectField
            label={t.contract}
            hint={t.chooseContract}
            value={chosen}
            onChange={({ target }) => {
              setChosen(Number(target.value));
              setFailed(null);
            }}
          >
            {contracts.map(({ title, contractOrder, role }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list of one file, which does not change
              <option key={at} value={at}>
                {t.contractOf({ title: shortenText(title, LONGEST_TITLE), order: contractOrder, role: t[role] })}
              </option>
            ))}
          </SelectField>
        )}
        {file?.contracts.length === 0 && <Banner tone="yellow">{t.keyOnly}</Banner>}
        <TextOrFileFields
          label={t.openField}
          hint={t.openHint}
          input={input}
          accept=".html,.json,.txt"
          error={fault === null ? null : texts.describeOpenFault(fault)}
        />
        <Button
          type="submit"
          variant="primary"
          busy={busy}
          busyLabel={t.opening}
          disabled={input.isReading}
          className="self-start"
        >
          {t.open}
        </Button>
      </form>
    </StepCard>
  );
}
