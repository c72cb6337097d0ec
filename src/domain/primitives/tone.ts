/** Status colours (docs/specification.md#contract-status); always shown with a label. */
export type Tone = 'gray' | 'yellow' | 'green' | 'blue' | 'purple' | 'red';
