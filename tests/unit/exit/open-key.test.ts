import { HDKey } from '@scure/bip32';
import { describe, expect, it } from 'vitest';
import { createArbitratorKey, createSingleKey, findPrivateKey } from '@/exit/recovery/open-key';
import { arbitratorNode, checkedKit, OWNER, required, STRANGER, secretOf } from './kits';

const KIT = checkedKit();
const EMPTY = new Uint8Array(32);

describe('the key of a contractor', () => {
  it('is found by its public key only, as a copy', () => {
    const key = createSingleKey('owner', OWNER.public_key, secretOf(OWNER));
    const found = required(findPrivateKey(key, OWNER.public_key));
    expect(found).toEqual(secretOf(OWNER));
    found.fill(0);
    expect(findPrivateKey(key, OWNER.public_key)).toEqual(secretOf(OWNER));
    expect(findPrivateKey(key, STRANGER.public_key)).toBeNull();
  });

  it('is overwritten and forgotten once it is wiped', () => {
    const bytes = secretOf(OWNER);
    const key = createSingleKey('owner', OWNER.public_key, bytes);
    key.wipe();
    expect(Uint8Array.from(bytes)).toEqual(EMPTY);
    expect(findPrivateKey(key, OWNER.public_key)).toBeNull();
  });

  it('is not found by an object of the same shape', () => {
    createSingleKey('owner', OWNER.public_key, secretOf(OWNER));
    expect(findPrivateKey({ holder: 'owner', wipe() {} }, OWNER.public_key)).toBeNull();
  });
});

describe('the key of the arbitrator', () => {
  const openNode = () => HDKey.fromMasterSeed(new Uint8Array(32).fill(7));
  const contractNode = () =>
    required(
      HDKey.fromExtendedKey(arbitratorNode().toBase58(), { public: 0x043587cf, private: 0x04358394 }),
    ).deriveChild(7);

  it('has the private key of each deposit, and no other', () => {
    const key = createArbitratorKey(KIT, contractNode());
    for (const { keys, guaranteeOrder } of KIT.deposits) {
      const expected = arbitratorNode().derive(7).derive(guaranteeOrder).privateKey;
      const found = required(findPrivateKey(key, keys.arbitrator));
      expect(found).toEqual(Uint8Array.from(required(expected)));
      found.fill(0);
      // The second time it is remembered, and a copy as well.
      expect(findPrivateKey(key, keys.arbitrator)).toEqual(Uint8Array.from(required(expected)));
    }
    expect(findPrivateKey(key, OWNER.public_key)).toBeNull();
  });

  it('derives each key once', () => {
    const node = contractNode();
    const key = createArbitratorKey(KIT, node);
    const { arbitrator } = required(KIT.deposits[0]).keys;
    expect(findPrivateKey(key, arbitrator)).not.toBeNull();
    node.wipePrivateData();
    expect(findPrivateKey(key, arbitrator)).not.toBeNull();
  });

  it('differs from the key that the node of another arbitrator derives', () => {
    const key = createArbitratorKey(KIT, openNode());
    for (const { keys } of KIT.deposits) expect(findPrivateKey(key, keys.arbitrator)).toBeNull();
  });

  it('is overwritten and forgotten once it is wiped', () => {
    const node = contractNode();
    const key = createArbitratorKey(KIT, node);
    const { arbitrator } = required(KIT.deposits[0]).keys;
    expect(findPrivateKey(key, arbitrator)).not.toBeNull();
    key.wipe();
    expect(findPrivateKey(key, arbitrator)).toBeNull();
    expect(node.privateKey).toBeNull();
  });

  it('leaves no private key of a node behind', () => {
    const nodes: HDKey[] = [];
    const contract = contractNode();
    const derive = contract.deriveChild.bind(contract);
    contract.deriveChild = (step) => {
      const child = derive(step);
      nodes.push(child);
      return child;
    };
    const key = createArbitratorKey(KIT, contract);
    for (const { keys } of KIT.deposits) findPrivateKey(key, keys.arbitrator);
    expect(nodes.map(({ privateKey }) => privateKey)).toEqual(KIT.deposits.map(() => null));
  });
});
