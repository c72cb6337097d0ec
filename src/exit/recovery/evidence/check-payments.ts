import { sha256 } from '@noble/hashes/sha2.js';
import { formatCoin } from '@/domain/kit/kit';
import { type Sats, toSats } from '@/domain/primitives/amount';
import { readProof } from '@/domain/proofs/check-proof';
import type { ProofFlaw, ProofVerdict } from '@/domain/proofs/payment-proof';
import type { CheckedKit } from '@/exit/recovery/api';
import { listKitCoins } from '@/exit/recovery/coins';
import { indexByScript, toOutputScript } from '@/exit/recovery/deposit';
import { createFault, type EvidenceContext } from '@/exit/recovery/evidence/context';
import type {
  EvidenceFault,
  EvidenceItem,
  EvidencePayment,
  EvidenceVerdict,
  MissingProof,
} from '@/exit/recovery/evidence/evidence-api';
import { findPaidOutputs, type PaidOutput } from '@/exit/recovery/funding';
import { readTransactionHex } from '@/exit/recovery/raw-transaction';
import { parseEvidenceProof } from '@/services/schemas/evidence';

interface CheckedProof {
  payments: EvidencePayment[];
  /** Set if the file proves nothing, or more than is listed. */
  fault: EvidenceItem | null;
}

/** Outputs of one transaction that are listed: more than a decision can spend. */
const MAX_PAID = 500;
/** Hex digits. A block has room for no larger one. */
const MAX_TRANSACTION = 8_000_000;
/** Characters of such a file: two transactions, and little else. */
const MAX_PROOF = 2 * MAX_TRANSACTION + 1_000_000;

/** Verifies the proof of a transaction: of each output at an address of the contract. @param text `null`: not UTF-8 */
export async function checkProofFile(
  context: EvidenceContext,
  name: string,
  text: string | null,
  breathe: () => Promise<void>,
): Promise<CheckedProof> {
  const txid = name.slice(name.indexOf('/') + 1, -'.json'.length);
  const about = { kind: 'payment', outpoint: txid, value: null } as const;
  const refuse = (fault: EvidenceFault) => ({ payments: [], fault: createFault(name, about, fault) });
  const { kit } = context;
  const proof = text === null || text.length > MAX_PROOF ? null : parseEvidenceProof(text);
  await breathe();
  const isLarge = proof === null || proof.transaction.length > MAX_TRANSACTION;
  const transaction = isLarge ? null : readTransactionHex(proof.transaction);
  if (proof === null || transaction === null) return refuse({ kind: 'unreadable' });
  if (kit === null) return refuse({ kind: 'no-kit' });
  if (transaction.txid !== txid) return refuse({ kind: 'proof', flaw: 'transaction' });
  await breathe();
  // Anybody can add small ones.
  const paid = findPaidOutputs(indexByScript(kit), transaction).sort((a, b) => (a.amount < b.amount ? 1 : -1));
  if (paid.length === 0) return refuse({ kind: 'coin-foreign' });
  await breathe();
  const judge = readProof({ network: kit.kit.network, txid }, proof, sha256);
  const payments: EvidencePayment[] = [];
  for (const output of paid.slice(0, MAX_PAID)) {
    payments.push(...toPayment(kit, txid, output, judge));
    await breathe();
  }
  return { payments, fault: paid.length > MAX_PAID ? createFault(name, about, { kind: 'too-many' }) : null };
}

function toPayment(
  kit: CheckedKit,
  txid: string,
  { vout, amount, deposit }: PaidOutput,
  judge: ReturnType<typeof readProof>,
): EvidencePayment[] {
  const value = toSats(Number(amount));
  if (value === null) return [];
  const { guaranteeOrder: order, address, guarantee, witnessScript } = deposit;
  const verdict = toVerdict(judge({ vout, value, script: toOutputScript(witnessScript) }));
  return [{ guarantee: kit.kit.guarantees[guarantee]?.id ?? '', order, address, txid, vout, value, verdict }];
}

function toVerdict(verdict: ProofVerdict): EvidenceVerdict {
  if (verdict.kind === 'proven') return { ...verdict, kind: 'block' };
  if (verdict.kind === 'false') return { kind: 'fault', fault: { kind: 'proof', flaw: verdict.contradiction } };
  const { flaw } = verdict;
  return isMissing(flaw) ? { kind: 'unproven', flaw } : { kind: 'fault', fault: { kind: 'proof', flaw } };
}

const MISSING: readonly ProofFlaw[] = ['unconfirmed', 'shallow', 'not-offered', 'no-answer'];

/** A proof that is not there yet is no wrong one. */
function isMissing(flaw: ProofFlaw): flaw is MissingProof {
  return MISSING.includes(flaw);
}

/** The coins of the kit that no proof of the file is about, and those that a proof contradicts. */
export function listUnproven({ kit }: EvidenceContext, proven: readonly EvidencePayment[]): EvidencePayment[] {
  if (kit === null) return [];
  const byOutpoint = new Map(proven.map((payment) => [formatCoin(payment), payment]));
  const orders = new Map(kit.deposits.map(({ address, guaranteeOrder }) => [address, guaranteeOrder]));
  return listKitCoins(kit).flatMap(({ txid, vout, value, address, guarantee }) => {
    const known = byOutpoint.get(formatCoin({ txid, vout }));
    if (known !== undefined && known.value === value && known.address === address) return [];
    const verdict: EvidenceVerdict =
      known === undefined
        ? { kind: 'unproven', flaw: 'not-offered' }
        : { kind: 'fault', fault: { kind: 'proof', flaw: 'value' } };
    return [
      {
        guarantee: kit.kit.guarantees[guarantee]?.id ?? '',
        order: orders.get(address) ?? 0,
        address,
        txid,
        vout,
        value: value as Sats,
        verdict,
      },
    ];
  });
}

export function toPaymentItem(name: string, { txid, vout, value, verdict }: EvidencePayment): EvidenceItem {
  return { name, subject: { kind: 'payment', outpoint: formatCoin({ txid, vout }), value }, verdict };
}
