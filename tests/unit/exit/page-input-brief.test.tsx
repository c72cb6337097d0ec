import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { toOutputScript } from '@/bitcoin/addresses/output-script';
import { engine } from '@/exit/recovery/engine';
import { formatKit } from '@/services/schemas/kit';
import { DESTINATION, makeKit, openKit, order, required } from './kits';
import { type Opened, openPage, openWithKit, sign } from './page-support';
import { changePsbt, expectScriptsRun, sign as signWith } from './transactions';

/* Files, coins and signatures that come from elsewhere (docs/exit.md#the-page). */

/** Drops a file on the card of a heading. */
function drop(heading: string, content: BlobPart, name: string): void {
  dropFile(heading, new File([content], name));
}

function dropFile(heading: string, file: File): void {
  fireEvent.drop(screen.getByRole('heading', { name: heading }), { dataTransfer: { files: [file] } });
}

describe('a file dropped on a card', () => {
  it('opens as a kit, and replaces the typed text', async () => {
    const page = openPage();
    await page.put('Recovery kit', 'typed before');
    drop('Open your kit', formatKit([makeKit()]), 'aval-kit-7.json');
    expect(await screen.findByText('aval-kit-7.json')).toBeTruthy();
    expect(page.field('Recovery kit').value).toBe('');
    await page.press('Open');
    expect(await screen.findByRole('heading', { name: 'Your kit' })).toBeTruthy();
  });
});

describe('signatures of another program', () => {
  const FIELD = 'PSBT from the other program';

  /** The counterparty's, for the transaction that `order` makes and for another one. */
  async function makeSignatures(): Promise<{ psbt: string; other: string }> {
    const { kit, key } = await openKit('counterparty');
    const { psbt } = await signWith(kit, order(kit), key);
    const other = await signWith(kit, order(kit, engine.listKitCoins(kit).slice(1)), key);
    return { psbt, other: other.psbt };
  }

  /** The owner has signed the transaction that `order` makes. */
  async function openHalf(): Promise<Opened> {
    const page = await openWithKit('owner');
    await page.put('Destination Bitcoin Address', DESTINATION);
    await page.press('Max');
    await page.put('Fee rate (sat/vB)', '5');
    await page.press('Create transaction');
    await sign(page);
    await screen.findByLabelText('Signed PSBT');
    return page;
  }

  it('complete the transaction, which an interpreter accepts', async () => {
    const page = await openHalf();
    await page.put(FIELD, (await makeSignatures()).psbt);
    await page.press('Combine');
    const raw = (await screen.findByLabelText<HTMLTextAreaElement>('Raw transaction')).value;
    const { kit } = await openKit('owner');
    expectScriptsRun(raw, order(kit).summary);
  });

  it('are refused with the reason, and the transaction stays unchanged', async () => {
    const page = await openHalf();
    const half = page.field('Signed PSBT').value;
    const { psbt, other } = await makeSignatures();
    const forged = changePsbt(psbt, ({ data }) => {
      const row = required(data.inputs[0]?.partialSig?.[0]);
      row.signature = row.signature.map((byte, at) => (at === 20 ? byte ^ 1 : byte));
    });
    const cases: [string, RegExp][] = [
      ['', /Paste the transaction/],
      ['nonsense', /not a valid PSBT/],
      [psbt.slice(0, -8), /not a valid PSBT/],
      [other, /for a different transaction/],
      [forged, /signature of input 1 is not valid/],
    ];
    for (const [text, expected] of cases) {
      if (text !== '') await page.put(FIELD, text);
      await page.press('Combine');
      await waitFor(async () => expect(await page.alert()).toMatch(expected));
      expect(page.field(FIELD).value).toBe(text);
    }
    expect(page.field('Signed PSBT').value).toBe(half);
    expect(screen.queryByLabelText('Raw transaction')).toBeNull();
  });
});

describe('a received transaction', () => {
  const THIEF = 'bcrt1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qzf4jry';

  /** Its first output pays somebody else. */
  function redirect(text: string): string {
    return changePsbt(text, (psbt) => {
      const { tx } = psbt.data.globalMap.unsignedTx as unknown as { tx: { outs: { script: Uint8Array }[] } };
      required(tx.outs[0]).script = required(toOutputScript(THIEF, 'regtest'));
    });
  }

  async function receive(text: string): Promise<Opened> {
    const page = await openWithKit('owner');
    await page.put('Transaction to sign', text);
    await page.press('Open');
    return page;
  }

  it('is refused if it was changed after it was signed', async () => {
    const { kit, key } = await openKit('counterparty');
    const text = redirect((await signWith(kit, order(kit), key)).psbt);
    const page = await receive(text);
    expect(await page.alert()).toMatch(/signature of input 1 is not valid/);
    expect(page.field('Transaction to sign').value).toBe(text);
    expect(screen.queryByLabelText('Signing Password')).toBeNull();
  });
});
