/** A rejected transaction, with Bitcoin Core's error message. */
export class NodeRefusal extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'NodeRefusal';
  }
}

export function refuseTransaction(reason: string): never {
  throw new NodeRefusal(reason);
}
