/** A transaction the node does not take, with the reason in the words of Bitcoin Core. */
export class NodeRefusal extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'NodeRefusal';
  }
}

export function refuseTransaction(reason: string): never {
  throw new NodeRefusal(reason);
}
