import { PAYOUT_PREFIX, parsePayoutLine } from '@/domain/payouts/payout-line';
import { MAX_SENT_LINE, parseReturnLine, RETURN_PREFIX } from '@/domain/returns/return-lines';
import { findLine, parseSealLine, SEAL_PREFIX } from '@/domain/terms/chat-line';

/*
 * The kinds of signed statements in chat messages (docs/terms.md#the-signature). A new kind is an entry here, and a check for
 * `readStatements`.
 */

/** `maxLength`: characters; no line of a chat has more. */
const KINDS = {
  seal: { prefix: SEAL_PREFIX, maxLength: 200, parse: parseSealLine },
  payout: { prefix: PAYOUT_PREFIX, maxLength: 220, parse: parsePayoutLine },
  return: { prefix: RETURN_PREFIX, maxLength: MAX_SENT_LINE, parse: parseReturnLine },
} as const;

const NAMES = Object.keys(KINDS) as StatementKind[];

export type StatementKind = keyof typeof KINDS;
export type StatementLine<Kind extends StatementKind> = NonNullable<ReturnType<(typeof KINDS)[Kind]['parse']>>;

export type Statement = {
  [Kind in StatementKind]: {
    kind: Kind;
    prefix: string;
    /** `null`: it begins like one, but is cut off, too long, or of a later version. */
    line: StatementLine<Kind> | null;
  };
}[StatementKind];

/** Reads the first line of a message that begins like a statement. Only a line of its own counts. Nothing is verified. */
export function readStatement(message: string): Statement | null {
  const found = NAMES.flatMap((kind) => {
    const start = findLine(message, KINDS[kind].prefix);
    return start === null ? [] : [{ kind, start }];
  });
  const [first] = found.sort((a, b) => a.start - b.start);
  if (first === undefined) return null;
  const { kind, start } = first;
  const { prefix, maxLength, parse } = KINDS[kind];
  const end = message.indexOf('\n', start);
  const text = message.slice(start, end === -1 ? undefined : end);
  return { kind, prefix, line: text.length > maxLength ? null : parse(text.trimEnd()) } as Statement;
}
