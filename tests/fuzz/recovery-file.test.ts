import { toHex } from '@mocks/chain/bytes';
import { arbitratorExtendedKey } from '@mocks/chain/deposit-script';
import { demoAddress, demoKey } from '@mocks/demo/demo-keys';
import { sats } from '@tests/unit/domain/make';
import { FILE, PAGE } from '@tests/unit/recovery-file';
import { Transaction } from 'bitcoinjs-lib';
import fc from 'fast-check';
import { expect } from 'vitest';
import { deriveDepositAddress } from '@/bitcoin/addresses/deposit-address';
import { toOutputScript } from '@/bitcoin/addresses/output-script';
import { checkContracts } from '@/bitcoin/recovery/checked-contract';
import { formatContractDescriptor } from '@/domain/recovery/descriptor';
import { formatCoin, type RecoveryContract, type RecoveryDeposit } from '@/domain/recovery/recovery-file';
import { formatRecoveryFile, insertIntoPage, parseRecoveryFile } from '@/services/schemas/recovery-file';
import { changeJson } from './json-changes';
import { bitFlips, flipBits, holds } from './runs';

const [OWNER, COUNTERPARTY] = ['ana@example.com', 'berto@example.com'].map((email) =>
  toHex(demoKey(email).publicKey),
) as [string, string];
const KEYS = {
  owner: OWNER,
  counterparty: COUNTERPARTY,
  arbitrator: { id: '1', xpub: arbitratorExtendedKey(new Uint8Array(32).fill(7)) },
};

/** Of a deposit address, with the keys and order of a contract. */
function derive({ network, keys, contractOrder }: Pick<RecoveryContract, 'network' | 'keys' | 'contractOrder'>) {
  const contractorKeys = [keys.owner, keys.counterparty] as const;
  const depositKeys = { network, contractorKeys, arbitratorKey: keys.arbitrator.xpub, contractOrder };
  return (order: number) => deriveDepositAddress(depositKeys, order).address;
}

function makeContract(): RecoveryContract {
  const place = { network: 'regtest', keys: KEYS, contractOrder: 7 } as const;
  const transactions: string[] = [];
  const deposits = [1, 2, 3].map((guaranteeOrder): RecoveryDeposit => {
    const address = derive(place)(guaranteeOrder);
    const funding = new Transaction();
    funding.addInput(new Uint8Array(32).fill(guaranteeOrder), 0);
    for (const to of [demoAddress('ana'), address])
      funding.addOutput(toOutputScript(to, 'regtest') ?? new Uint8Array(), 50_000n);
    transactions.push(funding.toHex());
    return { guaranteeOrder, address, coins: [{ txid: funding.getId(), vout: 1, value: sats(50_000) }] };
  });
  const [contract] = FILE.contracts;
  const [guarantee] = contract?.guarantees ?? [];
  if (contract === undefined || guarantee === undefined) throw new Error('no contract');
  const guarantees = [{ ...guarantee, deposits, unverified: [] }];
  return { ...contract, ...place, descriptor: formatContractDescriptor(KEYS, 7), guarantees, transactions };
}

const ORIGINAL = { ...FILE, publicKey: OWNER, contracts: [makeContract()] };
const TEXT = formatRecoveryFile(ORIGINAL);
const BYTES = new TextEncoder().encode(insertIntoPage(PAGE, TEXT));

/** Refused with a name, or every deposit follows from the keys, and each coin is there once. */
function expectRefusedOrDerived(text: string): void {
  const parsed = parseRecoveryFile(text);
  if (!parsed.ok) {
    expect(parsed.error.problem).toMatch(/^[a-z-]+$/);
    return;
  }
  const { contracts } = parsed.value;
  const fault = checkContracts(contracts);
  if (fault !== null) {
    expect(fault.kind).toMatch(/^[a-z-]+$/);
    return;
  }
  for (const contract of contracts) {
    const deposits = contract.guarantees.flatMap((guarantee) => guarantee.deposits);
    for (const { address, guaranteeOrder } of deposits)
      expect(address.toLowerCase()).toBe(derive(contract)(guaranteeOrder));
    const coins = deposits.flatMap((deposit) => deposit.coins.map(formatCoin));
    expect(new Set(coins).size).toBe(coins.length);
  }
}

holds('a changed file is refused, or all its deposits follow from its keys', [changeJson(JSON.parse(TEXT))], (file) =>
  expectRefusedOrDerived(JSON.stringify(file)),
);

holds(
  'a page with flipped bytes is refused, or all its deposits follow from its keys',
  [bitFlips(BYTES.length, 2)],
  (flips) => expectRefusedOrDerived(new TextDecoder('latin1').decode(flipBits(BYTES, flips))),
);

/** Keys, orders and addresses, each taken from its place in the file or from another. */
const mixed = fc
  .record({
    isSwapped: fc.boolean(),
    contractOrder: fc.oneof(fc.constant(7), fc.nat(2 ** 31 - 1)),
    orders: fc.array(fc.oneof(fc.nat(3), fc.nat(2 ** 31 - 1)), { minLength: 3, maxLength: 3 }),
    places: fc.array(fc.nat(2), { minLength: 3, maxLength: 3 }),
  })
  .map(({ isSwapped, contractOrder, orders, places }) => {
    const contract = makeContract();
    const keys = isSwapped ? { ...KEYS, owner: COUNTERPARTY, counterparty: OWNER } : KEYS;
    const role = isSwapped ? ('counterparty' as const) : ('owner' as const);
    const guarantees = contract.guarantees.map((guarantee) => ({
      ...guarantee,
      deposits: guarantee.deposits.map((deposit, at) => ({
        ...(guarantee.deposits[places[at] ?? 0] ?? deposit),
        guaranteeOrder: orders[at] ?? 0,
      })),
    }));
    return { ...contract, keys, role, contractOrder, guarantees };
  });

holds('a file put together wrongly is refused, or all its deposits follow from its keys', [mixed], (contract) =>
  expectRefusedOrDerived(formatRecoveryFile({ ...ORIGINAL, contracts: [contract] })),
);

holds('any texts are read from the page as they were written', [fc.string({ unit: 'binary' })], (title) => {
  const contracts = ORIGINAL.contracts.map((contract) => ({ ...contract, title }));
  const file = { ...ORIGINAL, contracts };
  expect(parseRecoveryFile(insertIntoPage(PAGE, formatRecoveryFile(file)))).toEqual({ ok: true, value: file });
});
