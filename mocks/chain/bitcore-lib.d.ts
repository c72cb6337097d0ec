/** The script interpreter of bitcore-lib; the package has no types. */
declare module 'bitcore-lib' {
  class Script {
    constructor(bytes: Buffer);
    static Interpreter: typeof Interpreter;
  }

  class Transaction {
    constructor(hex: string);
    inputs: { script: Script | null; witnesses: Buffer[] }[];
  }

  class Interpreter {
    static readonly SCRIPT_VERIFY_P2SH: number;
    static readonly SCRIPT_VERIFY_STRICTENC: number;
    static readonly SCRIPT_VERIFY_DERSIG: number;
    static readonly SCRIPT_VERIFY_LOW_S: number;
    static readonly SCRIPT_VERIFY_NULLDUMMY: number;
    static readonly SCRIPT_VERIFY_MINIMALDATA: number;
    static readonly SCRIPT_VERIFY_CHECKLOCKTIMEVERIFY: number;
    static readonly SCRIPT_VERIFY_CHECKSEQUENCEVERIFY: number;
    static readonly SCRIPT_VERIFY_WITNESS: number;
    static readonly SCRIPT_VERIFY_NULLFAIL: number;
    static readonly SCRIPT_VERIFY_WITNESS_PUBKEYTYPE: number;
    static readonly SCRIPT_VERIFY_TAPROOT: number;
    /** The reason of the last failure, `SCRIPT_ERR_…`. */
    errstr: string;
    verify(
      scriptSig: Script,
      scriptPubkey: Script,
      tx: Transaction,
      input: number,
      flags: number,
      witness: Buffer[],
      satoshis: number,
    ): boolean;
  }

  const bitcore: { Script: typeof Script; Transaction: typeof Transaction };
  export default bitcore;
}
