import { screen } from '@testing-library/react';
import { DESTINATION, order, required } from '@tests/unit/recovery/contracts';
import { describe, expect, it, vi } from 'vitest';
import { isFileTooLarge, MAX_FILE_LENGTH, type RecoveryContract } from '@/domain/recovery/recovery-file';
import { formatRecoveryFile } from '@/services/schemas/recovery-file';
import { check, makeContract, makeFile } from './files';
import { openPage } from './page';

const FIELD = 'Recovery file';

describe('a text that is not a good file is refused with its reason', () => {
  const good = formatRecoveryFile(makeFile());
  const change = (edit: (contract: RecoveryContract) => unknown) => {
    const contract = structuredClone(makeContract({ hasTransactions: true }));
    edit(contract);
    return formatRecoveryFile(makeFile([contract]));
  };
  const first = (contract: RecoveryContract) => required(contract.guarantees[0]?.deposits[0]);

  const FILES: [string, string, RegExp][] = [
    ['nothing', ' ', /^Choose the file, or paste its text\.$/],
    ['cut off', good.slice(0, 400), /not a recovery file, or it is cut off/],
    ['a transaction', order(check(makeContract())).psbt, /^This is a transaction, not a recovery file/],
    ['a web page', '<!doctype html><html></html>', /not a recovery file/],
    ['another file', '{"name":"x"}', /not a recovery file/],
    ['a later version', good.replace('"version": 2', '"version": 3'), /newer version/],
    ['without a field', good.replace('"role"', '"rolle"'), /damaged: contracts\.0\.role is missing or wrong/],
    ['neither key nor contract', formatRecoveryFile(makeFile([])), /damaged: a part of it is missing or wrong/],
    ['keys of another network', good.replace('"regtest"', '"mainnet"'), /keys .* Use another copy of the file\.$/],
    [
      'an exchanged address',
      change((contract) => Object.assign(first(contract), { address: DESTINATION })),
      new RegExp(`Address ${DESTINATION} does not match`),
    ],
    ['a descriptor', change((contract) => (contract.descriptor += '0')), /descriptor does not match/],
    [
      'another amount than the transaction pays',
      change((contract) => Object.assign(required(first(contract).coins[0]), { value: 90_000 })),
      /Coin [0-9a-f]{64}:1 does not match its transaction/,
    ],
    ['an endless address', change((contract) => Object.assign(first(contract), { address: 'x'.repeat(9_000) })), /⟨\+/],
  ];

  // On one page: opening it again for each row would take most of the time.
  it('and the typed text is kept', async () => {
    const page = openPage();
    for (const [name, text, expected] of FILES) {
      page.put(FIELD, text);
      expect(screen.queryByRole('alert'), `before ${name}`).toBeNull();
      await page.press('Open');
      expect(await page.alert(), name).toMatch(expected);
      expect(page.field(FIELD).value).toBe(text);
    }
    expect(screen.queryByLabelText('Transaction to sign')).toBeNull();
  });

  it('as a far too large file, which is not read', async () => {
    const page = openPage();
    const file = Object.defineProperty(new File(['{}'], 'file.json'), 'size', { value: 4 * MAX_FILE_LENGTH + 1 });
    expect(isFileTooLarge(file.size)).toBe(true);
    const read = vi.spyOn(file, 'arrayBuffer');
    await page.user.upload(page.field('File'), file);
    expect(await page.alert()).toMatch(/far too large/);
    expect(read).not.toHaveBeenCalled();
  });
});
