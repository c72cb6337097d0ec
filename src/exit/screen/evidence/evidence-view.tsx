import { useMemo } from 'react';
import { TERMS_ROLES } from '@/domain/seals/terms';
import type { EvidenceItem, EvidenceReading } from '@/exit/recovery/evidence/evidence-api';
import { computeSafetyNumber } from '@/exit/recovery/safety-number';
import { TermsText } from '@/exit/screen/certificate/terms-text';
import { describeSubject, describeVerdict } from '@/exit/screen/evidence/describe-evidence';
import { useTexts } from '@/exit/texts/texts';
import { Banner } from '@/ui/message/banner';
import { CodeFact } from '@/ui/text/code-fact';
import { DateText } from '@/ui/text/date-text';
import { Fact, FactList } from '@/ui/text/fact-list';
import { Foreign } from '@/ui/text/foreign';

/** An evidence file and the proofs of its parts (docs/settlement.md#evidence-file). */
export function EvidenceView({ reading }: { reading: EvidenceReading }) {
  const { evidence: t, roles, proof } = useTexts();
  const { contract, manifest, statement, items, terms } = reading;
  const faults = items.filter(({ verdict }) => verdict.kind === 'fault').length;
  return (
    <>
      {faults === 0 ? (
        <Banner tone="green">
          <p className="font-medium">{t.whole(roles[manifest.by.role])}</p>
          <p>{t.wholeWhat}</p>
        </Banner>
      ) : (
        <Banner tone="red">
          <p className="font-medium">{t.faulty(faults)}</p>
          <p>{t.faultyWhat}</p>
        </Banner>
      )}
      {contract.network !== 'mainnet' && (
        <Banner tone="yellow">
          {t.notMainnet(contract.network)} {proof.testNetwork}
        </Banner>
      )}
      <FactList>
        <Fact label={t.contract} wide>
          <Foreign className="font-medium">{contract.title ?? contract.id}</Foreign>
        </Fact>
        <Fact label={t.id}>
          <Foreign>{contract.id}</Foreign>
        </Fact>
        <Fact label={t.made}>
          <DateText value={manifest.madeAt} show="utc" />
        </Fact>
        <CodeFact label={t.fileHash} value={reading.fileHash} />
        <CodeFact label={t.hash} value={reading.hash} />
      </FactList>
      <Parties reading={reading} />
      {statement !== null && statement !== '' && (
        <section className="flex flex-col gap-2 border-t border-line pt-4">
          <h3 className="font-semibold">
            {t.statement} ({roles[manifest.by.role].toLowerCase()})
          </h3>
          <p className="max-w-[72ch] text-sm wrap-anywhere whitespace-pre-wrap">
            <Foreign>{statement}</Foreign>
          </p>
        </section>
      )}
      <section className="flex flex-col gap-2 border-t border-line pt-4">
        <h3 className="font-semibold">{t.proven}</h3>
        <ul className="flex flex-col gap-2 text-sm">
          {items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list of one file, which does not change
            <ItemRow key={at} item={item} reading={reading} />
          ))}
        </ul>
      </section>
      {terms !== null && <TermsText checked={terms} />}
    </>
  );
}

function Parties({ reading: { parties, kit, terms } }: { reading: EvidenceReading }) {
  const { evidence: t, roles } = useTexts();
  const [owner, counterparty] = TERMS_ROLES.map((role) => parties[role].key ?? '');
  const xpub = terms?.certificate.terms.arbitrator.key ?? kit?.kit.keys.arbitrator.xpub ?? '';
  const number = useMemo(
    () => (owner && counterparty ? computeSafetyNumber([owner, counterparty], xpub) : null),
    [owner, counterparty, xpub],
  );
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 className="font-semibold">{t.parties}</h3>
      {TERMS_ROLES.map((role) => {
        const { id, key, source, addresses } = parties[role];
        return (
          <FactList key={role}>
            <Fact label={roles[role]} note={source === 'terms' ? t.byTerms : id === null ? undefined : t.byFile} wide>
              <Foreign>{id ?? t.unknown}</Foreign>
            </Fact>
            <CodeFact label={t.key} value={key ?? ''} empty={t.unknown} />
            {addresses.map(({ address, in: source }) => (
              <CodeFact key={address} label={`${t.address} (${t.statedIn[source]})`} value={address} />
            ))}
          </FactList>
        );
      })}
      {number !== null && (
        <FactList>
          <CodeFact label={t.safetyNumber} value={number} />
        </FactList>
      )}
      <p className="max-w-[72ch] text-sm text-ink-soft">{t.compare}</p>
    </section>
  );
}

function ItemRow({ item, reading }: { item: EvidenceItem; reading: EvidenceReading }) {
  const texts = useTexts();
  const { name, subject, verdict } = item;
  const tone = {
    fault: 'text-tone-red',
    server: 'text-ink-soft',
    party: 'text-ink-soft',
    unproven: 'text-ink-soft',
  } as const;
  return (
    <li>
      <span className="font-medium">{describeSubject(texts, subject)}</span>{' '}
      <span translate="no" className="font-mono text-xs break-all text-ink-faint">
        <Foreign>{subject.kind === 'payment' ? subject.outpoint : name}</Foreign>
      </span>
      <p className={verdict.kind in tone ? tone[verdict.kind as keyof typeof tone] : 'text-tone-green'}>
        {describeVerdict(texts, reading, verdict)}
      </p>
    </li>
  );
}
