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

/** Lines whose signatures are verified, the newest first. Nobody sends as many. */
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
      items: [createFault(name, { kind: 'messages', count: null, signed: 0, unchecked: 0 }, { kind: 'unreadable' })],
      stated: [],
    };
  let signed = 0;
  const stated: Agreed['stated'] = [];
  const lines: SignedLine[] = [];
  for (const message of messages ?? []) {
    const line = readLine(message);
    if (line !== null) lines.push(line);
    await breathe();
  }
  const checked = lines.slice(-MAX_VERIFIED);
  for (const [number, line] of checked.entries()) {
    const role = findSigner(context, line);
    if (role !== null) signed += 1;
    if (role !== null && line.payout !== null) stated.push({ role, address: line.payout, in: 'payout', number });
    await breathe();
  }
  const unchecked = lines.length - checked.length;
  const subject = { kind: 'messages', count: messages?.length ?? null, signed, unchecked } as const;
  const verdict = messages === null ? toPartyWord(context) : ({ kind: 'server' } as const);
  return { items: [createItem(name, subject, verdict)], stated };
}

/** A line of a message that somebody says they have signed. */
interface SignedLine {
  /** The signed message, or the address of a payout line, whose message names the contract. */
  message: string | null;
  payout: string | null;
  signature: string;
}

/** `null`: the message has none in the right form. */
function readLine({ text }: EvidenceMessage): SignedLine | null {
  const message = text ?? '';
  const payout = readPayoutLine(message);
  if (payout.kind === 'payout') return { message: null, payout: payout.line.address, signature: payout.line.signature };
  const seal = readSealLine(message);
  if (seal.kind === 'seal')
    return { message: formatSignedMessage(seal.line.hash), payout: null, signature: seal.line.signature };
  const settlement = readSettlementLine(message);
  if (settlement.kind !== 'line') return null;
  const { line } = settlement;
  if (line.kind === 'offer')
    return { message: formatOfferStatement(hashText(line.text)), payout: null, signature: line.statement };
  if (line.kind === 'ask')
    return { message: formatReturnStatement(hashText(line.text)), payout: null, signature: line.statement };
  return null;
}

/** Who has signed a line; `null`: nobody. */
function findSigner(context: EvidenceContext, { message, payout, signature }: SignedLine): TermsRole | null {
  const { keys } = context;
  const text = message ?? formatPayout(context, payout ?? '');
  const isBy = (role: TermsRole) => {
    const key = keys[role];
    return text !== null && key !== null && verifySignedMessage(text, key, signature);
  };
  return TERMS_ROLES.find(isBy) ?? null;
}

/** `null`: the parties' keys are not known, or the address is of another network. */
function formatPayout({ manifest, keys }: EvidenceContext, address: string): string | null {
  const { network, contract } = manifest;
  const { owner, counterparty } = keys;
  if (owner === null || counterparty === null || !('script' in readAddress(address, network))) return null;
  return formatPayoutText(hashText(formatPayoutPlace({ network, contract, owner, counterparty })), address);
}
