/** The six status colours (docs/specification.md#contract-status). Always shown with a word. */
export type Tone = 'gray' | 'yellow' | 'green' | 'blue' | 'purple' | 'red';
