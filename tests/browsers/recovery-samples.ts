import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkScripts } from '@mocks/chain/script-check';
import {
  arbitratorNode,
  COUNTERPARTY,
  check,
  fund,
  makeContract,
  OWNER,
  PASSWORD,
  required,
  seal,
} from '@tests/unit/recovery/contracts';
import { makeReturn } from '@tests/unit/recovery/returns';
import { Transaction } from 'bitcoinjs-lib';
import { toOutputScript } from '@/bitcoin/addresses/output-script';
import { addScanned } from '@/bitcoin/recovery/checked-contract';
import type { RecoveryContract, RecoveryFile } from '@/domain/recovery/recovery-file';
import { formatRecoveryFile, insertIntoPage } from '@/services/schemas/recovery-file';

/* The recovery files of the journey from a disk, and what the journey types. */

const COINS = 200;

/** Writes the files beside the page. @param page path of the built `recover.html` */
export async function makeSamples(page: string, folder: string) {
  const html = readFileSync(page, 'utf8');
  const many = makeContract({
    guarantees: [[{ order: 1, values: Array.from({ length: COINS }, (_, at) => 20_000 + at) }]],
  });
  const few = makeContract({ hasTransactions: true });
  const write = async (name: string, contract: RecoveryContract, role: 'owner' | 'counterparty') => {
    const text = formatRecoveryFile(await toFile({ ...contract, role }));
    const path = join(folder, `${name}.html`);
    writeFileSync(path, insertIntoPage(html, text));
    return pathToFileURL(path).href;
  };
  const scanned = addScanned(check(), []).deposits.at(-1);
  const late = fund(required(scanned).address, 'regtest', 150_000);
  return {
    password: PASSWORD,
    arbitratorKey: arbitratorNode().toBase58(),
    page: pathToFileURL(page).href,
    owner: await write('owner', few, 'owner'),
    counterparty: await write('counterparty', few, 'counterparty'),
    ownerMany: await write('owner-many', many, 'owner'),
    counterpartyMany: await write('counterparty-many', many, 'counterparty'),
    ownerReturn: await write('owner-return', { ...few, returns: [makeReturn(few)] }, 'owner'),
    forSigner: formatRecoveryFile({ ...(await toFile(few)), publicKey: null, envelope: null }),
    late: late.hex,
    /** Runs the scripts of a complete transaction with another library. Throws Error if one fails. */
    verify: (raw: string) => verify(raw, [few, many], [{ ...late.coin, address: required(scanned).address }]),
  };
}

async function toFile(contract: RecoveryContract): Promise<RecoveryFile> {
  const key = contract.role === 'owner' ? OWNER : COUNTERPARTY;
  return {
    network: contract.network,
    madeAt: '2026-11-22T20:30:00.000Z',
    publicKey: key.public_key,
    envelope: await seal(key),
    contracts: [contract],
  };
}

interface Coin {
  txid: string;
  vout: number;
  value: number;
  address: string;
}

function verify(raw: string, contracts: readonly RecoveryContract[], more: readonly Coin[]): void {
  const coins = contracts.flatMap(({ guarantees }) =>
    guarantees.flatMap(({ deposits }) =>
      deposits.flatMap(({ address, coins: listed }) => listed.map((coin): Coin => ({ ...coin, address }))),
    ),
  );
  const spent = Transaction.fromHex(raw).ins.map(({ hash, index }) => {
    const txid = Buffer.from(hash).reverse().toString('hex');
    const coin = [...coins, ...more].find((each) => each.txid === txid && each.vout === index);
    const { address, ...rest } = required(coin);
    return { ...rest, script: required(toOutputScript(address, 'regtest')) };
  });
  checkScripts(raw, spent);
}
