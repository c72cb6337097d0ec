import { toHex } from '@mocks/chain/bytes';
import { demoKey } from '@mocks/demo/demo-keys';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { sealEnvelope } from '@tests/unit/bitcoin/support';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Kit } from '@/domain/kit/kit';
import { formatKit } from '@/services/schemas/kit';
import type { WireUser } from '@/services/schemas/wire';
import { fundedStory, openDialog, PASSWORD, storedWithdrawals, submitRelease } from './guarantee-support';
import { collectSavedFiles } from './saved-files';
import { testWorld } from './support';

const world = testWorld();
const WARNING = { name: "Your signing key can't be used" };
const NOTICE = { name: 'Your key is open from a file for this session' };
const DIALOG = { name: 'Open key from a file' };
const DAMAGED = '{"v":1,"public_key":"02';

/** As after a login with the verdict on the server's envelope. */
function judge(keyVerdict: string): void {
  localStorage.setItem('ownKey', JSON.stringify({ keyVerdict }));
}

beforeEach(() => {
  judge('unreadable');
  collectSavedFiles();
});

function toKit(owner: WireUser, change: Partial<Kit> = {}): string {
  return formatKit([
    {
      network: 'regtest',
      madeAt: '2026-11-22T20:30:00.000Z',
      contract: { id: '7', title: 'New roof', contractOrder: 3 },
      role: 'owner',
      keys: {
        owner: owner.public_key ?? '',
        counterparty: `03${'f9'.repeat(32)}`,
        arbitrator: { id: '1', xpub: 'tpubD6NzVbkrYhZ4' },
      },
      descriptor: 'wsh()#abcdefgh',
      envelope: owner.encrypted_key ?? null,
      guarantees: [],
      signed: [],
      sealedTerms: [],
      transactions: [],
      ...change,
    },
  ]);
}

async function openKey(user: UserEvent, dialog: HTMLElement, text: string, password = PASSWORD): Promise<void> {
  // jsdom's File has no text().
  const file = Object.assign(new File([text], 'key.json', { type: 'application/json' }), { text: async () => text });
  await user.upload(await within(dialog).findByLabelText('Key backup or recovery kit'), file);
  const field = await within(dialog).findByLabelText('Signing Password');
  await user.clear(field);
  await user.click(field);
  await user.paste(password);
  await user.click(await within(dialog).findByRole('button', { name: 'Open key' }));
}

describe('a key from a file', () => {
  it('opens where a release was blocked, and signs it', async () => {
    const story = await fundedStory(world);
    const damaged = { ...story.ana, encrypted_key: DAMAGED };
    const { user, dialog: blocked } = await openDialog(story, damaged, 'Release Guarantee', 'Signing is blocked');
    await user.click(await within(blocked).findByRole('button', DIALOG));
    // An envelope other than the backend's: it must reach neither the backend nor storage.
    const { privateKey } = demoKey(story.ana.email);
    const key = { private_key: toHex(privateKey ?? new Uint8Array()), public_key: story.ana.public_key ?? '' };
    const envelope = await sealEnvelope(key, PASSWORD);
    await openKey(user, await screen.findByRole('dialog', DIALOG), toKit(story.ana, { envelope }));
    const release = await screen.findByRole('dialog', { name: 'Release Guarantee' });
    await submitRelease(user, release, '0.0005');
    await waitFor(() => expect(storedWithdrawals(world, story)[0]?.p_psbt).toBeTruthy());
    const notice = await screen.findByRole('status', NOTICE);
    expect(notice.textContent).toContain("The server's copy of your key still can't be used");
    expect(screen.queryByRole('alert', WARNING)).toBeNull();
    const { cipher } = JSON.parse(envelope) as { cipher: { data: string } };
    expect(JSON.stringify([world.requests, { ...localStorage }])).not.toContain(cipher.data);
    expect(localStorage.getItem('ownKey')).toContain('"keyVerdict":"unreadable"');
  });
});
