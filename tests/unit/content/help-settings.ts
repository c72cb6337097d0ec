import type { HelpFacts } from '@/content/help/help-facts';

const BOTH = [true, false];

/** Every combination of the settings that the help depends on; offers need checked addresses. */
export const HELP_SETTINGS: readonly HelpFacts[] = BOTH.flatMap((seals) =>
  BOTH.flatMap((addressesChecked) =>
    [...new Set([addressesChecked, false])].flatMap((settlement) =>
      BOTH.flatMap((passwordIsSent) =>
        BOTH.map((disputeForm) => ({
          brand: 'Aval',
          seals,
          addressesChecked,
          settlement,
          passwordIsSent,
          disputeForm,
          minConfirmations: 0,
        })),
      ),
    ),
  ),
);

/** The settings under which a sentence is true. */
export const CONDITIONS = {
  locked: (facts: HelpFacts) => facts.addressesChecked && !facts.passwordIsSent,
  checked: (facts: HelpFacts) => facts.addressesChecked,
  unchecked: (facts: HelpFacts) => !facts.addressesChecked,
  uncheckedOnly: (facts: HelpFacts) => !facts.addressesChecked && !facts.passwordIsSent,
  settlement: (facts: HelpFacts) => facts.settlement,
  noSettlement: (facts: HelpFacts) => !facts.settlement,
  seals: (facts: HelpFacts) => facts.seals,
  noSeals: (facts: HelpFacts) => !facts.seals,
  sent: (facts: HelpFacts) => facts.passwordIsSent,
  form: (facts: HelpFacts) => facts.disputeForm,
  noForm: (facts: HelpFacts) => !facts.disputeForm,
  noFormSettlement: (facts: HelpFacts) => !facts.disputeForm && facts.settlement,
  always: () => true,
};
