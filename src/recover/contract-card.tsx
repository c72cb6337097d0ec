import { useMemo } from 'react';
import type { KeyHolder } from '@/bitcoin/recovery/checked-contract';
import { hashText, verifySeal } from '@/bitcoin/statements/verify-statements';
import { recoverMessages } from '@/content/recover/recover.messages';
import { sumAmounts } from '@/domain/primitives/amount';
import {
  formatSignerFileName,
  type RecoveryContract,
  type RecoveryGuarantee,
  type RecoveryTerms,
  selectForSigner,
  sumDeposits,
} from '@/domain/recovery/recovery-file';
import { useMessages } from '@/i18n/use-messages';
import { saveFile } from '@/lib/save-file';
import type { OpenedContract } from '@/recover/open-file';
import { StepCard } from '@/recover/step-card';
import { formatRecoveryFile, insertIntoPage } from '@/services/schemas/recovery-file';
import { Button } from '@/ui/button/button';
import { RadioGroup } from '@/ui/fields/radio-group';
import { Disclosure } from '@/ui/layout/disclosure';
import { Banner } from '@/ui/message/banner';
import { AddressText } from '@/ui/text/address-text';
import { Amount } from '@/ui/text/amount';
import { DateText } from '@/ui/text/date-text';
import { Fact, FactList } from '@/ui/text/fact-list';
import { Foreign } from '@/ui/text/foreign';

/** A file that somebody sends may list many thousands; those with coins are listed again in the next step. */
const MOST_SHOWN = 1000;

interface ContractCardProps {
  opened: OpenedContract;
  /** Whose key signs. */
  holder: KeyHolder;
  onHolder: (holder: KeyHolder) => void;
  takesFocus: boolean;
  onClose: () => void;
}

/** The opened contract, the money that the file can recover, and whose key signs. */
export function ContractCard({ opened, holder, onHolder, takesFocus, onClose }: ContractCardProps) {
  const t = useMessages(recoverMessages);
  const { checked, madeAt, key, hasEnvelope } = opened;
  const { contract } = checked;
  const holders = key === null ? [] : [key.role, 'arbitrator' as const];
  return (
    <StepCard
      step={1}
      heading={t.opened}
      takesFocus={takesFocus}
      action={
        <Button size="sm" onClick={onClose}>
          {t.another}
        </Button>
      }
    >
      <FactList>
        <Fact label={t.contract} wide>
          <Foreign className="font-medium">{contract.title}</Foreign>
        </Fact>
        <Fact label={t.network}>{contract.network}</Fact>
        <Fact label={t.made}>
          <DateText value={madeAt} />
        </Fact>
        <Fact label={t.total}>
          <Amount sats={sumDeposits(contract.guarantees.flatMap(({ deposits }) => deposits))} className="font-medium" />
        </Fact>
      </FactList>
      {holders.length === 0 ? (
        <p className="text-sm text-ink-soft">{t.noKey}</p>
      ) : (
        <RadioGroup
          label={t.role}
          options={holders.map((each) => ({
            key: each,
            label: each === key?.role && hasEnvelope ? t.holderOfFile({ role: t[each] }) : t[each],
          }))}
          selected={holder}
          isInline
          onSelect={onHolder}
        />
      )}
      {holder === 'arbitrator' && hasEnvelope && (
        <Banner tone="red" role="alert">
          {t.tooMuch}
        </Banner>
      )}
      {hasEnvelope && holder !== 'arbitrator' && <ForSigner madeAt={madeAt} contract={contract} />}
      {contract.network !== 'mainnet' && <Banner tone="yellow">{t.notMainnet({ network: contract.network })}</Banner>}
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {contract.guarantees.slice(0, MOST_SHOWN).map((guarantee, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of one file, which does not change; ids may be repeated
          <li key={at} className="py-3">
            <GuaranteeRow guarantee={guarantee} />
          </li>
        ))}
        <MoreItems count={contract.guarantees.length - MOST_SHOWN} />
      </ul>
      <Unverified addresses={[...new Set(contract.guarantees.flatMap(({ unverified }) => unverified))]} />
      <p className="text-xs text-ink-faint">{t.verified}</p>
      <SignedTerms contract={contract} />
    </StepCard>
  );
}

/** This page before anything changes it: an arbitrator needs one, and the site may be gone. `false` in older browsers. */
const { documentElement: root } = document;
const page = 'getHTML' in root && `<!doctype html>\n<html lang="en">${root.getHTML()}</html>`;

/** The contract in a file of its own, without the key (docs/recovery-file.md#for-another-signer). */
function ForSigner({ madeAt, contract }: { madeAt: string; contract: RecoveryContract }) {
  const t = useMessages(recoverMessages);
  const save = () =>
    saveFile(formatSignerFileName(contract, madeAt), formatRecoveryFile(selectForSigner(madeAt, contract)));
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 text-sm">
      <p className="min-w-0 flex-1 basis-60 text-ink-soft">{t.forSignerHint}</p>
      <Button size="sm" onClick={save}>
        {t.forSigner}
      </Button>
      {page && (
        <Button size="sm" onClick={() => saveFile('recover.html', insertIntoPage(page, ''), 'text/html')}>
          {t.savePage}
        </Button>
      )}
    </div>
  );
}

/** The rest of a long list. */
function MoreItems({ count }: { count: number }) {
  const t = useMessages(recoverMessages);
  return count > 0 && <li className="py-1 text-sm text-ink-soft">{t.more(count)}</li>;
}

function AddressList({ addresses }: { addresses: readonly string[] }) {
  return (
    <ul className="mt-1 flex flex-col gap-1">
      {addresses.slice(0, MOST_SHOWN).map((address) => (
        <li key={address}>
          <AddressText value={address} className="wrap-anywhere" />
        </li>
      ))}
      <MoreItems count={addresses.length - MOST_SHOWN} />
    </ul>
  );
}

function Unverified({ addresses }: { addresses: readonly string[] }) {
  const t = useMessages(recoverMessages);
  if (addresses.length === 0) return null;
  return (
    <Banner tone="yellow">
      <p>{t.unverified}</p>
      <AddressList addresses={addresses} />
    </Banner>
  );
}

/** A guarantee of the file: its money and its verified addresses. */
function GuaranteeRow({ guarantee: { id, description, deposits } }: { guarantee: RecoveryGuarantee }) {
  const t = useMessages(recoverMessages);
  const sum = sumAmounts(deposits.flatMap(({ coins }) => coins.map(({ value }) => value)));
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Foreign className="min-w-0 text-sm font-medium wrap-anywhere">{description || id}</Foreign>
        <span className="text-sm">
          <Amount sats={sum} />
        </span>
      </div>
      {deposits.length > 0 && (
        <Disclosure summary={t.addresses(deposits.length)}>
          <AddressList addresses={deposits.map(({ address }) => address)} />
        </Disclosure>
      )}
    </div>
  );
}

/** Verifying takes milliseconds each, and the newest come first. */
const MAX_SHOWN = 50;

/** The signed terms of a file. The money does not depend on them, so a fault is shown but blocks nothing. */
export function SignedTerms({ contract }: { contract: RecoveryContract }) {
  const t = useMessages(recoverMessages);
  const checked = useMemo(
    () => contract.sealedTerms.slice(0, MAX_SHOWN).map((terms) => ({ terms, isTrue: isTrue(contract, terms) })),
    [contract],
  );
  return checked.map(({ terms, isTrue }, at) => {
    if (!terms.ok || !isTrue)
      return (
        <Banner key={terms.ok ? terms.value.text : at} tone="yellow">
          {t.termsFalse}
        </Banner>
      );
    const {
      text,
      signatures,
      terms: { revision },
    } = terms.value;
    const [first, second] = signatures;
    return (
      <Disclosure key={text} summary={t.terms({ revision })}>
        <p>
          {second === undefined && first !== undefined
            ? t.termsOne({ role: t[first.role].toLowerCase() })
            : t.termsBoth}
        </p>
        <pre translate="no" className="font-mono text-xs wrap-anywhere whitespace-pre-wrap text-ink">
          <Foreign>{text}</Foreign>
        </pre>
      </Disclosure>
    );
  });
}

/** Of this contract and its keys, and every signature is valid and over exactly this text. */
function isTrue({ network, id, keys }: RecoveryContract, certificate: RecoveryTerms): boolean {
  if (!certificate.ok) return false;
  const { terms, text, signatures } = certificate.value;
  const hash = hashText(text);
  const isOfContract = terms.network === network && terms.contract === id;
  const hasKeys = terms.owner.key === keys.owner && terms.counterparty.key === keys.counterparty;
  const areValid = signatures.every(
    ({ role, key, signature }) => key === terms[role].key && verifySeal({ hash, publicKey: key, signature }),
  );
  return isOfContract && hasKeys && areValid;
}
