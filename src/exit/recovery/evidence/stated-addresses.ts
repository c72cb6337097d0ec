import { normalizeAddress } from '@/domain/deposits/deposit-address';
import type { TermsRole } from '@/domain/seals/terms';
import { readAddress } from '@/exit/recovery/addresses';
import type { Agreed } from '@/exit/recovery/evidence/check-agreed';
import type { EvidenceContext } from '@/exit/recovery/evidence/context';
import type { StatedAddress } from '@/exit/recovery/evidence/evidence-api';

/** The payout addresses that a party has signed, the plainest first: no signature has a date. */
export const STATED_IN = ['statement', 'payout', 'offer', 'acceptance', 'return'] as const;

/** The addresses of a party, each once, in the one form that addresses are compared in. One of another network is none. */
export function listStated({ manifest }: EvidenceContext, role: TermsRole, all: Agreed['stated']): StatedAddress[] {
  const own = all
    .filter((each) => each.role === role && 'script' in readAddress(each.address, manifest.network))
    .map(({ role: _role, ...each }) => ({ ...each, address: normalizeAddress(each.address) }))
    .sort((a, b) => compareStated(a, b));
  return own.filter(({ address }, at) => own.findIndex((each) => each.address === address) === at);
}

/** Of one kind the one with the highest number comes first, which its maker counts up. */
export function compareStated(a: StatedAddress, b: StatedAddress): number {
  return STATED_IN.indexOf(a.in) - STATED_IN.indexOf(b.in) || (b.number ?? 0) - (a.number ?? 0);
}
