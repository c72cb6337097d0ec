import { isUsualPayout, isUsualSentence } from '@/content/seal-sentences';
import { isUsualReturn } from '@/content/return-sentences';
import { readPayoutLine } from '@/domain/seals/payout-line';
import { readSealLine, readTextAround } from '@/domain/seals/seal-chat-line';

/** What a person has added to an event of the chat: nothing if it is the app's own sentence. `null`: no event. */
export function readPersonText(message: string): string | null {
  const text = readTextAround(message);
  return text !== null && isUsual(message, text) ? '' : text;
}

function isUsual(message: string, text: string): boolean {
  const seal = readSealLine(message);
  if (seal.kind === 'seal') return isUsualSentence(text, seal.line.revision);
  const stated = readPayoutLine(message);
  return stated.kind === 'payout' ? isUsualPayout(text, stated.line.address) : isUsualReturn(text);
}
