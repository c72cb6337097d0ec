import type { EvidenceMessage } from '@/domain/evidence/evidence-records';
import { formatSignedMessage } from '@/domain/seals/certificate';
import { formatPayoutPlace, formatPayoutText, readPayoutLine } from '@/domain/seals/payout-line';
import { readSealLine } from '@/domain/seals/seal-chat-line';
import { TERMS_ROLES, type TermsRole } from '@/domain/seals/terms';
import { formatOfferStatement } from '@/domain/settlement/offer';
import { formatReturnStatement } from '@/domain/settlement/return-plan';
import { readAddress } from '@/exit/recovery/addresses';
import { type Agreed, hashText } from '@/exit/recovery/evidence/check-agreed';
import { createFault, createItem, type EvidenceContext, toPartyWord } from '@/exit/recovery/evidence/context';
import { verifySignedMessage } from '@/exit/recovery/signed-message';
import { parseMessages } from '@/services/schemas/evidence';
import { readSettlementLine } from '@/services/schemas/settlement-lines';

/** Messages whose signatures are verified, the newest first. Nobody sends as many. */
const MAX_VERIFIED = 500;

/** The chat: what the server says, but for the lines that a party has signed. */
export async function checkMessages(
  context: EvidenceContext,
  name: string,
  text: string | null,
  breathe: () => Promise<void>,
): Promise<Agreed> {
  const messages = text === null ? undefined : parseMessages(text);
  if (messages === undefined)
    return {
      items: [createFault(name, { kind: 'messages', count: null, signed: 0 }, { kind: 'unreadable' })],
      stated: [],
    };
  let signed = 0;
  const stated: Agreed['stated'] = [];
  const lines = (messages ?? []).filter((message) => message.text !== null && /(?:^|\n)aval:/.test(message.text));
  for (const message of lines.slice(-MAX_VERIFIED)) {
    const found = checkLine(context, message);
    if (found !== null) signed += 1;
    if (found?.payout) stated.unshift({ role: found.role, address: found.payout, in: 'payout' });
    await breathe();
  }
  const subject = { kind: 'messages', count: messages?.length ?? null, signed } as const;
  const verdict = messages === null ? toPartyWord(context) : ({ kind: 'server' } as const);
  return { items: [createItem(name, subject, verdict)], stated };
}

/** Who has signed the line of a message; `null`: nobody. `payout`: the address that it states. */
function checkLine(context: EvidenceContext, { text }: EvidenceMessage): { role: TermsRole; payout?: string } | null {
  const message = text ?? '';
  const payout = readPayoutLine(message);
  if (payout.kind === 'payout') return checkPayout(context, payout.line);
  const seal = readSealLine(message);
  if (seal.kind === 'seal') return findSigner(context, formatSignedMessage(seal.line.hash), seal.line.signature);
  const settlement = readSettlementLine(message);
  if (settlement.kind !== 'line') return null;
  const { line } = settlement;
  if (line.kind === 'offer') return findSigner(context, formatOfferStatement(hashText(line.text)), line.statement);
  if (line.kind === 'ask') return findSigner(context, formatReturnStatement(hashText(line.text)), line.statement);
  return null;
}

function checkPayout(context: EvidenceContext, { address, signature }: { address: string; signature: string }) {
  const { manifest, keys } = context;
  const { network, contract } = manifest;
  const { owner, counterparty } = keys;
  if (owner === null || counterparty === null || !('script' in readAddress(address, network))) return null;
  const place = hashText(formatPayoutPlace({ network, contract, owner, counterparty }));
  const signer = findSigner(context, formatPayoutText(place, address), signature);
  return signer && { ...signer, payout: address };
}

function findSigner({ keys }: EvidenceContext, message: string, signature: string): { role: TermsRole } | null {
  const role = TERMS_ROLES.find((each) => {
    const key = keys[each];
    return key !== null && verifySignedMessage(message, key, signature);
  });
  return role === undefined ? null : { role };
}
