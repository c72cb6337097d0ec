/** An answer other than success: its status and a text for a person. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(text);
    this.name = 'Refusal';
    this.status = status;
  }
}

export function refuse(status: number, text: string): never {
  throw new Refusal(status, text);
}

/** The value, or 404 `{name} not found`. */
export function found<T>(value: T | undefined, name: string): T {
  return value ?? refuse(404, `${name} not found`);
}
