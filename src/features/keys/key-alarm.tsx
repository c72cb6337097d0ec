import { useState } from 'react';
import { keyAlarmMessages } from '@/content/key-alarm.messages';
import type { CurrentKeys, KeyChange, KeyFault } from '@/domain/keys/current-keys';
import { compareKeys } from '@/domain/keys/key-memory';
import type { Id } from '@/domain/primitives/ids';
import { SupportText } from '@/features/help/support-text';
import { useMessages } from '@/i18n/use-messages';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { selectKeyFinding } from '@/store/keys/keys.selectors';
import { trustKeys } from '@/store/keys/keys.thunks';
import { Button } from '@/ui/button/button';
import { Checkbox } from '@/ui/fields/checkbox';
import { Banner } from '@/ui/message/banner';
import { AddressText } from '@/ui/text/address-text';
import { Foreign } from '@/ui/text/foreign';

/** Alarm above a contract whose keys have changed or are wrong. */
export function KeyAlarm({ contractId }: { contractId: Id }) {
  const finding = useAppSelector((state) => selectKeyFinding(state, contractId));
  const memory = useAppSelector(({ keys }) => keys.memory);
  const userId = useAppSelector(selectUserId);
  if (finding === null || userId === null) return null;
  const { current, fault } = finding;
  const changes = compareKeys(memory, { userId, contractId }, current);
  return (
    <>
      {changes.length > 0 && fault !== 'person-twice' && (
        <ChangedAlarm key={JSON.stringify(current)} contractId={contractId} current={current} changes={changes} />
      )}
      {fault !== null && <FaultAlarm fault={fault} />}
    </>
  );
}

interface ChangedAlarmProps {
  contractId: Id;
  current: CurrentKeys;
  changes: readonly KeyChange[];
}

/** The parent passes the shown keys as React key, so that different keys reset the checkbox. */
function ChangedAlarm({ contractId, current, changes }: ChangedAlarmProps) {
  const t = useMessages(keyAlarmMessages);
  const isMoved = changes.every(isOfId);
  return (
    <Banner tone={isMoved ? 'yellow' : 'red'}>
      <div className="flex flex-col items-start gap-3">
        <h2 className="text-base font-semibold">{isMoved ? t.movedTitle : t.changedTitle}</h2>
        <p>{isMoved ? t.movedMeaning : t.changedMeaning}</p>
        {changes.map((change) => (
          <KeyChangeView key={change.what} change={change} />
        ))}
        {changes.some(({ what }) => what === 'own-key') ? (
          <p className="font-medium">
            <SupportText text={t.ownKeyAdvice} />
          </p>
        ) : (
          <AcceptKeys contractId={contractId} current={current} isMoved={isMoved} />
        )}
      </div>
    </Banner>
  );
}

/** True if a key has not changed, but the person that the server names for it. */
function isOfId({ what }: KeyChange): boolean {
  return what === 'counterparty-id' || what === 'arbitrator-id';
}

interface AcceptKeysProps extends Omit<ChangedAlarmProps, 'changes'> {
  isMoved: boolean;
}

/** Only the other side can tell whether a key is theirs. */
function AcceptKeys({ contractId, current, isMoved }: AcceptKeysProps) {
  const t = useMessages(keyAlarmMessages);
  const dispatch = useAppDispatch();
  const [checked, setChecked] = useState(false);
  const accept = () => void dispatch(trustKeys(contractId, current));
  return (
    <>
      <p className="font-medium">{isMoved ? t.movedAdvice : t.changedAdvice}</p>
      <Checkbox
        label={isMoved ? t.movedChecked : t.checked}
        checked={checked}
        onChange={(event) => setChecked(event.target.checked)}
      />
      <Button variant={isMoved ? 'primary' : 'danger'} size="sm" disabled={!checked} onClick={accept}>
        {isMoved ? t.useNewId : t.useNewKey}
      </Button>
    </>
  );
}

function FaultAlarm({ fault }: { fault: KeyFault }) {
  const t = useMessages(keyAlarmMessages);
  return (
    <Banner tone="red">
      <h2 className="text-base font-semibold">{t[`title-${fault}`]}</h2>
      <p>
        <SupportText text={t[`fault-${fault}`]} />
      </p>
    </Banner>
  );
}

/** The remembered and the new value in groups of four characters, to compare. */
function KeyChangeView({ change }: { change: KeyChange }) {
  const t = useMessages(keyAlarmMessages);
  return (
    <section aria-label={t[`changed-${change.what}`]} className="w-full">
      <h3 className="font-medium">{t[`changed-${change.what}`]}</h3>
      <dl className="mt-1 flex flex-col gap-2 rounded-control border border-line bg-card p-3 text-ink">
        <KeyLine label={t.before} change={change} value={change.before} />
        <KeyLine label={t.now} change={change} value={change.now} />
      </dl>
    </section>
  );
}

interface KeyLineProps {
  label: string;
  change: KeyChange;
  value: string;
}

function KeyLine({ label, change, value }: KeyLineProps) {
  return (
    <div>
      <dt className="text-xs text-ink-faint">{label}</dt>
      <dd className="break-words">
        <ChangedValue change={change} value={value} />
      </dd>
    </div>
  );
}

function ChangedValue({ change, value }: Omit<KeyLineProps, 'label'>) {
  const t = useMessages(keyAlarmMessages);
  if (change.what === 'own-place') return <>{value === '0' ? t.noPosition : t.position({ number: value })}</>;
  // With its id, since the name is the server's word.
  return isOfId(change) ? <Foreign>{value}</Foreign> : <AddressText value={value} />;
}
