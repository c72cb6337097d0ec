import type { RecoveryKeys } from '@/domain/recovery/recovery-file';

/**
 * `wsh(sortedmulti(2,{owner},{counterparty},{xpub}/{contract_order}/*))#{checksum}`: the ranged output descriptor of all deposit
 * addresses of a contract (BIP380, BIP383, docs/recovery-file.md#the-file).
 */
export function formatContractDescriptor(
  { owner, counterparty, arbitrator }: RecoveryKeys,
  contractOrder: number,
): string {
  return addChecksum(`wsh(sortedmulti(2,${owner},${counterparty},${arbitrator.xpub}/${contractOrder}/*))`);
}

const CHARACTERS = '0123456789()[],\'/*abcdefgh@:$%{}IJKLMNOPQRSTUVWXYZ&+-.;<=>?!^_|~ijklmnopqrstuvwxyzABCDEFGH`#"\\ ';
const CHECKSUM_CHARACTERS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const GENERATOR = [0xf5dee51989n, 0xa9fdca3312n, 0x1bab10e32dn, 0x3706b1677an, 0x644d626ffdn];
const CHECKSUM_LENGTH = 8;

/** Appends `#` and the checksum (BIP380). Throws RangeError for a character that descriptors do not have. */
export function addChecksum(descriptor: string): string {
  const checksum = computePolymod([...expand(descriptor), ...new Array<number>(CHECKSUM_LENGTH).fill(0)]) ^ 1n;
  const digits = Array.from({ length: CHECKSUM_LENGTH }, (_, i) =>
    CHECKSUM_CHARACTERS.charAt(Number((checksum >> BigInt(5 * (CHECKSUM_LENGTH - 1 - i))) & 31n)),
  );
  return `${descriptor}#${digits.join('')}`;
}

/** The symbols over which the checksum is computed: five bits of each character, and the groups of three characters. */
function expand(descriptor: string): number[] {
  const symbols: number[] = [];
  let group: number[] = [];
  for (const character of descriptor) {
    const position = CHARACTERS.indexOf(character);
    if (position < 0) throw new RangeError(`A descriptor has no character ${character}`);
    symbols.push(position & 31);
    group.push(position >> 5);
    if (group.length === 3) {
      symbols.push(joinGroup(group));
      group = [];
    }
  }
  return group.length > 0 ? [...symbols, joinGroup(group)] : symbols;
}

function joinGroup(group: readonly number[]): number {
  return group.reduce((sum, part) => 3 * sum + part, 0);
}

function computePolymod(symbols: readonly number[]): bigint {
  let sum = 1n;
  for (const symbol of symbols) {
    const top = sum >> 35n;
    sum = ((sum & 0x7ffffffffn) << 5n) ^ BigInt(symbol);
    GENERATOR.forEach((generator, i) => {
      if ((top >> BigInt(i)) & 1n) sum ^= generator;
    });
  }
  return sum;
}
