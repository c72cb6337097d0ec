import { markHiddenCharacters } from '@/domain/seals/hidden-characters';
import { TERMS_ROLES } from '@/domain/seals/terms';
import type { EvidenceItem, EvidenceReading } from '@/exit/recovery/evidence/evidence-api';
import { readEvidence } from '@/exit/recovery/evidence/read-evidence';
import { computeSafetyNumber } from '@/exit/recovery/safety-number';
import { describeRefusal, describeSubject, describeVerdict } from '@/exit/screen/evidence/describe-evidence';
import { TEXTS } from '@/exit/texts/texts';

export const EVIDENCE_USAGE = `Checks an evidence file without any server.

  npm run check-evidence -- FILE

Exit code: 0 if everything in it holds, 1 if the file or something in it does not, 2 for wrong arguments.
`;

const texts = TEXTS.en;
const { evidence: t, roles } = texts;

export interface EvidenceReport {
  text: string;
  exitCode: 0 | 1;
}

/** An evidence file and the proofs of its parts (docs/settlement.md#evidence-file), in the words of the recovery page. */
export async function checkEvidence(bytes: Uint8Array): Promise<EvidenceReport> {
  const read = await readEvidence(bytes);
  if (!read.ok) return { text: `${toLine(describeRefusal(texts, read.error))}\n`, exitCode: 1 };
  const reading = read.value;
  const faults = reading.items.filter(({ verdict }) => verdict.kind === 'fault').length;
  const { manifest, contract, network } = { ...reading, network: reading.contract.network };
  const lines = [
    `${t.contract}: ${contract.title ?? contract.id} (${contract.id}, ${network})`,
    `${t.made}: ${manifest.madeAt}`,
    `${t.fileHash}: ${reading.fileHash}`,
    `${t.hash}: ${reading.hash}`,
    '',
    ...listParties(reading),
    '',
    ...reading.items.map((item) => toRow(reading, item)),
    ...(network === 'mainnet' ? [] : ['', texts.proof.testNetwork]),
    '',
    faults === 0 ? `${t.whole(roles[manifest.by.role])} ${t.wholeWhat}` : `${t.faulty(faults)} ${t.faultyWhat}`,
  ];
  return { text: `${lines.map(toLine).join('\n')}\n`, exitCode: faults === 0 ? 0 : 1 };
}

function listParties({ parties, terms, kit }: EvidenceReading): string[] {
  const keys = [parties.owner.key, parties.counterparty.key] as const;
  const xpub = terms?.certificate.terms.arbitrator.key ?? kit?.kit.keys.arbitrator.xpub ?? '';
  const number = keys[0] === null || keys[1] === null ? null : computeSafetyNumber([keys[0], keys[1]], xpub);
  const rows = TERMS_ROLES.flatMap((role) => {
    const { id, key, source, addresses } = parties[role];
    return [
      `${roles[role]}: ${id ?? t.unknown}. ${source === 'terms' ? t.byTerms : t.byFile}`,
      `  ${t.key}: ${key ?? t.unknown}`,
      ...addresses.map(({ address }) => `  ${t.address}: ${address}`),
    ];
  });
  return [...rows, ...(number === null ? [] : [`${t.safetyNumber}: ${number}`]), t.compare];
}

function toRow(reading: EvidenceReading, { name, subject, verdict }: EvidenceItem): string {
  const mark = verdict.kind === 'fault' ? 'WRONG ' : verdict.kind === 'unproven' ? 'open  ' : 'ok    ';
  const about = subject.kind === 'payment' ? subject.outpoint : name;
  return `${mark}${describeSubject(texts, subject)} [${about}]: ${describeVerdict(texts, reading, verdict)}`;
}

/** One line of foreign text: a terminal obeys control characters. */
function toLine(text: string): string {
  return markHiddenCharacters(text.replace(/[\u2066-\u2069]/g, '').replace(/[\n\t]+/g, ' '));
}
