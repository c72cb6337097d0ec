import { expect, it } from 'vitest';
import { listFirstSteps } from '@/domain/contracts/first-steps';
import type { Contract } from '@/domain/models';
import { makeContract, makeGuarantee, makeTransaction } from './make';

const paid = makeTransaction({ txid: 'a' });
const funded = makeContract({ id: 'funded', guarantees: [makeGuarantee({ deposits: [paid] })] });
const other = makeContract({ id: 'other', guarantees: [makeGuarantee({ deposits: [paid] })] });
const bare = makeContract({ id: 'bare', guarantees: [makeGuarantee({ deposits: [makeTransaction()] })] });
const ended = makeContract({ id: 'ended', guarantees: [makeGuarantee({ status: 'executed', deposits: [paid] })] });

it.each<[string, boolean, Contract[], string[], boolean, string[]]>([
  ['everything to somebody new', false, [], [], true, ['backup', 'contract', 'kit']],
  ['what is left after a contract', false, [bare], [], true, ['backup', 'contract done', 'kit']],
  ['the contract that needs a kit', true, [bare, funded], [], true, ['backup done', 'contract done', 'kit funded']],
  ['no kit for a contract without money', true, [ended], [], true, ['backup done', 'contract done', 'kit']],
  ['nothing once all is done', true, [funded, other], ['other'], true, []],
  ['no kits where none can be made', true, [funded], [], false, []],
])('shows %s', (_what, hasBackup, contracts, kits, offersKits, expected) => {
  const hasKit = ({ id }: Contract) => kits.includes(String(id));
  const steps = listFirstSteps({ hasBackup, contracts, hasKit, offersKits });
  const shown = steps.map((step) =>
    [step.name, step.done && 'done', step.name === 'kit' && step.contractId].filter(Boolean).join(' '),
  );
  expect(shown).toEqual(expected);
});
