import { scriptOfAddress } from '@mocks/chain/addresses';
import type { ChainOutput } from '@mocks/chain/tx-index';
import { amountField, choiceField, optionalTextField } from '@mocks/handlers/fields';
import { refuse } from '@mocks/handlers/refusal';
import type { JsonObject } from '@mocks/handlers/route';
import type { Services } from '@mocks/services';
import type { StoredTransaction, TransactionChanges } from '@mocks/store/entities';
import { type Sats, toSats } from '@/domain/primitives/amount';

/** A payment as the chain knows it: the output named must pay the deposit's address, the amount named must be its value. */
export function depositChanges(services: Services, deposit: StoredTransaction, body: JsonObject): TransactionChanges {
  const txid = optionalTextField(body, 'txid');
  if (txid === null) return {};
  const vout = body.vout;
  if (typeof vout !== 'number' || !Number.isInteger(vout) || vout < 0) refuse(400, 'vout must be a number');
  const output = services.chain.transaction(txid)?.outputs[vout as number];
  if (output === undefined || !pays(output, deposit.address))
    return refuse(409, 'This output does not pay the deposit');
  const status = choiceField(body, 'status', ['pending', 'executed'], deposit.status);
  return { txid, vout: output.vout, amount: checkedValue(output, body), status };
}

function checkedValue(output: ChainOutput, body: JsonObject): Sats | null {
  const stated = body.amount === undefined || body.amount === null ? output.value : amountField(body, 'amount');
  return stated === output.value ? toSats(output.value) : refuse(409, 'amount is not the value of this output');
}

function pays(output: ChainOutput, address: string): boolean {
  const script = scriptOfAddress(address);
  return script !== null && Buffer.compare(script, output.script) === 0;
}
