import { isUsualReturn } from '@/content/return-sentences';
import { isUsualPayout, isUsualSentence } from '@/content/seal-sentences';
import { readStatement } from '@/domain/statements/statements';
import { readTextAround } from '@/domain/terms/chat-line';

/** The words of a person in an event of the chat; empty if they are the app's own. `null`: no event. */
export function readPersonText(message: string): string | null {
  const text = readTextAround(message);
  return text !== null && isUsual(message, text) ? '' : text;
}

function isUsual(message: string, text: string): boolean {
  const statement = readStatement(message);
  if (statement === null || statement.kind === 'return') return isUsualReturn(text);
  if (statement.kind === 'seal') return statement.line !== null && isUsualSentence(text, statement.line.revision);
  return statement.line !== null && isUsualPayout(text, statement.line.address);
}
