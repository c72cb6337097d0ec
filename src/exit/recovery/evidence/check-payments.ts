import { formatCoin } from '@/domain/kit/kit';
import { type Sats, toSats } from '@/domain/primitives/amount';
import type { PaymentProof, ProofFlaw } from '@/domain/proofs/payment-proof';
import type { CheckedKit } from '@/exit/recovery/api';
import { listKitCoins } from '@/exit/recovery/coins';
import { indexByScript } from '@/exit/recovery/deposit';
import { createFault, type EvidenceContext } from '@/exit/recovery/evidence/context';
import type {
  EvidenceFault,
  EvidenceItem,
  EvidencePayment,
  EvidenceVerdict,
  MissingProof,
} from '@/exit/recovery/evidence/evidence-api';
import { findPaidOutputs, type PaidOutput } from '@/exit/recovery/funding';
import { provePayment } from '@/exit/recovery/prove-payment';
import { readTransactionHex } from '@/exit/recovery/raw-transaction';
import { parseEvidenceProof } from '@/services/schemas/evidence';

interface CheckedProof {
  payments: EvidencePayment[];
  /** Set if the file proves nothing. */
  fault: EvidenceItem | null;
}

/** Verifies the proof of a transaction: of each output at an address of the contract. @param text `null`: not UTF-8 */
export function checkProofFile(context: EvidenceContext, name: string, text: string | null): CheckedProof {
  const txid = name.slice(name.indexOf('/') + 1, -'.json'.length);
  const refuse = (fault: EvidenceFault) => ({
    payments: [],
    fault: createFault(name, { kind: 'payment', outpoint: txid, value: null }, fault),
  });
  const { kit } = context;
  const proof = text === null ? null : parseEvidenceProof(text);
  const transaction = proof === null ? null : readTransactionHex(proof.transaction);
  if (proof === null || transaction === null) return refuse({ kind: 'unreadable' });
  if (kit === null) return refuse({ kind: 'no-kit' });
  if (transaction.txid !== txid) return refuse({ kind: 'proof', flaw: 'transaction' });
  const paid = findPaidOutputs(indexByScript(kit), transaction);
  if (paid.length === 0) return refuse({ kind: 'coin-foreign' });
  return { payments: paid.flatMap((output) => toPayment(kit, { txid, proof }, output)), fault: null };
}

function toPayment(
  kit: CheckedKit,
  { txid, proof }: { txid: string; proof: PaymentProof },
  { vout, amount, deposit }: PaidOutput,
): EvidencePayment[] {
  const value = toSats(Number(amount));
  if (value === null) return [];
  const { guaranteeOrder: order, address, guarantee } = deposit;
  const verdict = provePayment({ network: kit.kit.network, txid, vout, value, address }, proof);
  return [
    {
      guarantee: kit.kit.guarantees[guarantee]?.id ?? '',
      order,
      address,
      txid,
      vout,
      value,
      verdict: toVerdict(verdict),
    },
  ];
}

function toVerdict(verdict: ReturnType<typeof provePayment>): EvidenceVerdict {
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
