import { refuseTransaction } from '@mocks/chain/node-refusal';
import type { ChainOutput } from '@mocks/chain/tx-index';
import bitcore from 'bitcore-lib';

const { Script, Transaction } = bitcore;
const { Interpreter } = Script;

const FLAGS =
  Interpreter.SCRIPT_VERIFY_P2SH |
  Interpreter.SCRIPT_VERIFY_STRICTENC |
  Interpreter.SCRIPT_VERIFY_DERSIG |
  Interpreter.SCRIPT_VERIFY_LOW_S |
  Interpreter.SCRIPT_VERIFY_NULLDUMMY |
  Interpreter.SCRIPT_VERIFY_MINIMALDATA |
  Interpreter.SCRIPT_VERIFY_CHECKLOCKTIMEVERIFY |
  Interpreter.SCRIPT_VERIFY_CHECKSEQUENCEVERIFY |
  Interpreter.SCRIPT_VERIFY_WITNESS |
  Interpreter.SCRIPT_VERIFY_NULLFAIL |
  Interpreter.SCRIPT_VERIFY_WITNESS_PUBKEYTYPE |
  Interpreter.SCRIPT_VERIFY_TAPROOT;

/** Bitcoin Core's messages (script_error.cpp) for the interpreter's error codes. */
const CORE_MESSAGES: Record<string, string> = {
  SCRIPT_ERR_NULLFAIL: 'Signature must be zero for failed CHECK(MULTI)SIG operation',
  SCRIPT_ERR_SIG_NULLFAIL: 'Signature must be zero for failed CHECK(MULTI)SIG operation',
  SCRIPT_ERR_SIG_NULLDUMMY: 'Dummy CHECKMULTISIG argument must be zero',
  SCRIPT_ERR_SIG_DER_INVALID_FORMAT: 'Non-canonical DER signature',
  SCRIPT_ERR_SIG_DER_HIGH_S: 'Non-canonical signature: S value is unnecessarily high',
  SCRIPT_ERR_SIG_HASHTYPE: 'Signature hash type missing or not understood',
  SCRIPT_ERR_INVALID_STACK_OPERATION: 'Operation not valid with the current stack size',
  SCRIPT_ERR_EVAL_FALSE: 'Script evaluated without error but finished with a false/empty top stack element',
  SCRIPT_ERR_EVAL_FALSE_IN_STACK: 'Script evaluated without error but finished with a false/empty top stack element',
  SCRIPT_ERR_EQUALVERIFY: 'Script failed an OP_EQUALVERIFY operation',
  SCRIPT_ERR_WITNESS_PROGRAM_MISMATCH: 'Witness program hash mismatch',
  SCRIPT_ERR_WITNESS_PROGRAM_WITNESS_EMPTY: 'Witness program was passed an empty witness',
  SCRIPT_ERR_WITNESS_MALLEATED: 'Witness requires empty scriptSig',
  SCRIPT_ERR_WITNESS_UNEXPECTED: 'Witness provided for non-witness script',
};

/**
 * Verifies every input against the output it spends, including the amount, with an interpreter that shares no code with
 * the signer. Throws NodeRefusal `mandatory-script-verify-flag-failed (…)`.
 */
export function checkScripts(txHex: string, prevouts: readonly ChainOutput[]): void {
  const tx = new Transaction(txHex);
  prevouts.forEach((prevout, index) => {
    const error = verifyInput(tx, index, prevout);
    if (error !== null) refuseTransaction(`mandatory-script-verify-flag-failed (${error})`);
  });
}

/** `null` if valid, an error message otherwise. */
function verifyInput(tx: InstanceType<typeof Transaction>, index: number, prevout: ChainOutput): string | null {
  const interpreter = new Interpreter();
  const input = tx.inputs[index];
  const scriptSig = input?.script ?? new Script(Buffer.alloc(0));
  const scriptPubkey = new Script(Buffer.from(prevout.script));
  try {
    const valid = interpreter.verify(scriptSig, scriptPubkey, tx, index, FLAGS, input?.witnesses ?? [], prevout.value);
    return valid ? null : (CORE_MESSAGES[interpreter.errstr] ?? interpreter.errstr);
  } catch {
    return 'unknown error';
  }
}
