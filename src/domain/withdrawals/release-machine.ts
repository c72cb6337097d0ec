/*
 * The state machine of a release, from the user's click to the executed record: every state, every event, and the effect that
 * each transition starts. An effect makes the calls and reports back with the next event. The runner
 * (store/withdrawals/release-runner.thunks.ts) stores the new state before it starts the effect, so a closed tab or a lost
 * answer continues here with `resumed`. Diagram: docs/release-flow.md#states.
 */

/** The state of a release on this device. The states marked "stored" survive a reload. */
export type ReleaseState =
  | 'idle' // nothing is under way
  | 'creating' // stored: the withdrawal was requested; the backend may or may not have it
  | 'created' // stored: the backend has the withdrawal, unsigned
  | 'review' // stored as `created`: the user sees the transaction and is asked to accept it
  | 'signed' // stored: signed by this user; the backend may not have the signature
  | 'recorded' // the backend has one party's signature, and the other party may co-sign
  | 'sending' // stored: fully signed; the network may not have it
  | 'broadcast'; // stored: the network has it, but the backend has not recorded that

export type ReleaseEvent =
  | 'requested'
  | 'created'
  | 'created-late' // the answer came after the user was told that there was none
  | 'questioned' // something about the transaction needs the user's consent
  | 'accepted' // the user consents
  | 'signed'
  | 'saved'
  | 'cosigned'
  | 'sent'
  | 'relayed' // the explorer passed it on instead of the backend
  | 'recorded'
  | 'cancelled' // by the user
  | 'abandoned' // it is replaced by a new release
  | 'failed' // without a call: wrong PSBT, wrong key
  | 'refused' // the server's answer is final
  | 'lost' // no usable answer: it may or may not have happened
  | 'resumed' // after a reload, or by the periodic retry
  | 'found'
  | 'missing'
  | 'pending' // the answer to the original call may still come
  | 'unsaved'
  | 'superseded' // the backend has moved on without this device
  | 'cancellable'
  | 'deleted';

export type ReleaseEffect =
  | 'create-withdrawal'
  | 'sign'
  | 'save-signature'
  | 'find-withdrawal'
  | 'check-signature'
  | 'check-cancellable'
  | 'delete-withdrawal'
  | 'broadcast'
  | 'record';

export interface Transition {
  to: ReleaseState;
  /** `null`: the release rests until the next event. */
  effect: ReleaseEffect | null;
}

type Transitions = Partial<Record<ReleaseEvent, Transition>>;

export const RELEASE_MACHINE: Readonly<Record<ReleaseState, Transitions>> = {
  idle: {
    requested: { to: 'creating', effect: 'create-withdrawal' },
  },
  // If the tab closes here, resuming looks for a withdrawal that the call may have created.
  creating: {
    created: { to: 'created', effect: 'sign' },
    refused: { to: 'idle', effect: null },
    lost: { to: 'creating', effect: null },
    'created-late': { to: 'created', effect: 'delete-withdrawal' },
    resumed: { to: 'creating', effect: 'find-withdrawal' },
    found: { to: 'created', effect: 'delete-withdrawal' },
    missing: { to: 'idle', effect: null },
    pending: { to: 'creating', effect: null },
  },
  // If the tab closes here, resuming deletes the withdrawal: signing it would take the user's password again.
  created: {
    signed: { to: 'signed', effect: 'save-signature' },
    questioned: { to: 'review', effect: null },
    failed: { to: 'created', effect: 'delete-withdrawal' },
    abandoned: { to: 'created', effect: 'delete-withdrawal' },
    resumed: { to: 'created', effect: 'find-withdrawal' },
    found: { to: 'created', effect: 'delete-withdrawal' },
    missing: { to: 'idle', effect: null },
    pending: { to: 'created', effect: null },
    deleted: { to: 'idle', effect: null },
    lost: { to: 'created', effect: null },
  },
  // A failed attempt keeps the review open: the user may correct the password or go back.
  review: {
    accepted: { to: 'review', effect: 'sign' },
    signed: { to: 'signed', effect: 'save-signature' },
    questioned: { to: 'review', effect: null },
    failed: { to: 'review', effect: null },
    cancelled: { to: 'review', effect: 'check-cancellable' },
    cancellable: { to: 'review', effect: 'delete-withdrawal' },
    superseded: { to: 'recorded', effect: null },
    deleted: { to: 'idle', effect: null },
    lost: { to: 'created', effect: null },
  },
  // If the tab closes here, resuming saves the signature, unless the backend has it or somebody acted on the withdrawal.
  signed: {
    saved: { to: 'recorded', effect: null },
    refused: { to: 'created', effect: 'delete-withdrawal' },
    lost: { to: 'signed', effect: null },
    resumed: { to: 'signed', effect: 'check-signature' },
    unsaved: { to: 'signed', effect: 'save-signature' },
    superseded: { to: 'recorded', effect: null },
    cancelled: { to: 'signed', effect: 'check-cancellable' },
    cancellable: { to: 'signed', effect: 'delete-withdrawal' },
    deleted: { to: 'idle', effect: null },
  },
  recorded: {
    cosigned: { to: 'sending', effect: 'broadcast' },
    relayed: { to: 'broadcast', effect: 'record' },
    cancelled: { to: 'recorded', effect: 'check-cancellable' },
    cancellable: { to: 'recorded', effect: 'delete-withdrawal' },
    superseded: { to: 'recorded', effect: null },
    deleted: { to: 'idle', effect: null },
    lost: { to: 'recorded', effect: null },
  },
  // Broadcasting twice is harmless (docs/bitcoin.md#broadcasting). The release ends only if a transaction is refused
  // and the network is known not to have it.
  sending: {
    sent: { to: 'broadcast', effect: 'record' },
    relayed: { to: 'broadcast', effect: 'record' },
    refused: { to: 'recorded', effect: null },
    lost: { to: 'sending', effect: null },
    resumed: { to: 'sending', effect: 'broadcast' },
  },
  broadcast: {
    recorded: { to: 'idle', effect: null },
    lost: { to: 'broadcast', effect: null },
    resumed: { to: 'broadcast', effect: 'record' },
  },
};

/**
 * Events with which each effect may report back.
 * @internal for tests
 */
export const EFFECT_EVENTS: Readonly<Record<ReleaseEffect, readonly ReleaseEvent[]>> = {
  'create-withdrawal': ['created', 'refused', 'lost'],
  sign: ['signed', 'questioned', 'failed'],
  'save-signature': ['saved', 'refused', 'lost'],
  'find-withdrawal': ['found', 'missing', 'pending', 'lost'],
  'check-signature': ['unsaved', 'superseded', 'lost'],
  'check-cancellable': ['cancellable', 'superseded', 'lost'],
  'delete-withdrawal': ['deleted', 'lost'],
  broadcast: ['sent', 'refused', 'lost'],
  record: ['recorded', 'lost'],
};

/**
 * States that this device stores, so that a reload resumes them.
 * @internal for tests
 */
export const STORED_STATES: readonly ReleaseState[] = ['creating', 'created', 'signed', 'sending', 'broadcast'];

/** The transition of an event. Throws RangeError for an event that the state does not know. */
export function transitionOn(state: ReleaseState, event: ReleaseEvent): Transition {
  const transition = RELEASE_MACHINE[state][event];
  if (transition === undefined) throw new RangeError(`A release that is ${state} does not know "${event}"`);
  return transition;
}
