import type { KitFault } from '@/domain/kit/kit';
import { type AmountIssue, formatBtc, toSats, ZERO_SATS } from '@/domain/primitives/amount';
import type { ExplorerFault } from '@/exit/explorer/explorer';
import type {
  CertificateCheckFault,
  CoinFault,
  KeyFault,
  KitCheckFault,
  OrderFault,
  SignFault,
} from '@/exit/recovery/api';
import type { Texts } from '@/exit/texts/texts';

/* The wording of every fault. A kind without a text is a type error. */

export type OpenKitFault =
  | { kind: 'empty' }
  | { kind: 'file'; fault: KitFault }
  | { kind: 'check'; fault: KitCheckFault }
  | { kind: 'certificate'; fault: CertificateCheckFault };

export function describeKitFault(texts: Texts, opening: OpenKitFault): string {
  const { faults, roles } = texts;
  const { kit } = faults;
  if (opening.kind === 'certificate') return describeCertificateFault(texts, opening.fault);
  if (opening.kind === 'empty') return kit.empty;
  if (opening.kind === 'file') {
    const { problem, field = '' } = opening.fault;
    return problem === 'incomplete' ? kit.incomplete(field) : kit[problem];
  }
  const { fault } = opening;
  switch (fault.kind) {
    case 'contractor-key-invalid':
      return kit[fault.kind](roles[fault.holder]);
    case 'address-differs':
      return kit[fault.kind](fault.address, fault.guaranteeId);
    case 'deposit-repeated':
      return kit[fault.kind](fault.address);
    case 'coin-repeated':
      return kit[fault.kind](fault.coin);
    default:
      return kit[fault.kind];
  }
}

export function describeCertificateFault(
  { certificate: { faults }, roles }: Texts,
  fault: CertificateCheckFault,
): string {
  switch (fault.kind) {
    case 'file': {
      const { problem, field = '' } = fault.fault;
      return problem === 'incomplete' ? faults.incomplete(field) : faults[problem];
    }
    case 'signature-invalid':
    case 'key-differs':
    case 'address-differs':
      return faults[fault.kind](roles[fault.role]);
    default:
      return faults[fault.kind];
  }
}

export function describeCoinFault({ faults: { coin } }: Texts, fault: CoinFault | { kind: 'empty' }): string {
  switch (fault.kind) {
    case 'empty':
      return coin.empty;
    case 'coin-contradicted':
    case 'too-small':
      return coin[fault.kind](fault.line, fault.coin);
    default:
      return coin[fault.kind](fault.line);
  }
}

export function describeExplorerFault({ faults: { explorer } }: Texts, fault: ExplorerFault): string {
  switch (fault.kind) {
    case 'bound':
      return explorer.bound(fault.origin);
    case 'status':
      return explorer.status(fault.status, fault.text);
    case 'contradicted':
      return explorer.contradicted(fault.coin);
    default:
      return explorer[fault.kind];
  }
}

/** An order that was not typed in full, or that the engine refuses. */
export type MakeFault = OrderFault | { kind: 'amount'; payment: number; issue: AmountIssue };

export function describeMakeFault({ faults: { order, amount } }: Texts, fault: MakeFault, network: string): string {
  switch (fault.kind) {
    case 'amount':
      return amount[fault.issue];
    case 'coin-contradicted':
      return order[fault.kind](fault.coin);
    case 'address-network':
      return order[fault.kind](fault.network, network);
    case 'amount-dust':
      return order[fault.kind](formatBtc(fault.least));
    case 'rest-too-small':
      return order[fault.kind](String(fault.available));
    case 'not-enough':
      return order[fault.kind](formatBtc(fault.available), formatBtc(toSats(fault.needed) ?? ZERO_SATS));
    default:
      return order[fault.kind];
  }
}

export function describePsbtFault({ faults: { psbt } }: Texts, fault: SignFault | { kind: 'empty' }): string {
  switch (fault.kind) {
    case 'coin-unknown':
    case 'value-differs':
      return psbt[fault.kind](fault.input + 1, fault.outpoint);
    case 'spent-twice':
    case 'foreign-coin':
    case 'script-differs':
    case 'sighash':
    case 'signature-invalid':
      return psbt[fault.kind](fault.input + 1);
    default:
      return psbt[fault.kind];
  }
}

export function describeKeyFault({ faults }: Texts, fault: KeyFault): string {
  return faults.key[fault.kind];
}
