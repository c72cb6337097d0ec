const domain = (names) => `tests/unit/domain/${names}.test.ts`;

/**
 * The folders of `src` that are mutated, each with the tests that have to notice. Only fast tests: each runs hundreds of times.
 */
export const PARTS = {
  'bitcoin/psbt': [
    'tests/unit/bitcoin/{agreed-spend,altered-bytes,first-release,inspect-*,previous-outputs,prove-spend,psbt-maps,psbt-view,replace,rules,sighash,sign,signatures,split-psbt,vectors}.test.ts',
    'tests/unit/psbt-version-2.test.ts',
  ],
  'bitcoin/recovery': [
    'tests/unit/recovery/{check-contract,coins,make-spend,other-libraries,prove-deposits,read-spend,refused-spends,second-payment,sign-spend,spend-key,spent-guarantees,take-back,witnesses}.test.ts',
  ],
  'domain/withdrawals': [
    domain(
      '{concerns,consent,fees,forms,freshness,judge-broadcast,open-signatures,paid-out,payees,payment-link,payouts,release-*,replacement,signers,split,signing,withdrawal-stage}',
    ),
  ],
  'domain/deposits': [domain('{address-*,deposit*,unread-amounts,guarantee-card,refresh-plan}')],
  'domain/guarantees': [
    domain('{deposits,forms,guarantee-*,remainder,statuses,template-import,unread-amounts,withdrawal-*}'),
  ],
  'domain/keys': [domain('{key-*,password-strength}')],
  'domain/terms': [
    domain(
      '{bounded-text,build-terms,certificate,compare-terms,foreign-text,hidden-characters,pdf-link,pdf-match,signed-contracts,special-terms,terms-*}',
    ),
    'tests/unit/bitcoin/terms.test.ts',
  ],
  'domain/payouts': [domain('payout-memory'), 'tests/unit/bitcoin/payout.test.ts'],
  // Through the embedded backend: some take seconds on a loaded machine.
  'store/signing': [
    'tests/unit/store/{amount-proofs,open-signatures,signatures,signing,signing-*}.test.ts',
    'tests/hostile/{coins,consent,invitation,open-signatures,opened-files,release-again,seal-signing,settled-signatures,swapped-guarantees,terms-check}{,.nightly}.test.ts',
  ],
};
