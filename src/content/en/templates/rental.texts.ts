import { HOME as HOME_LABEL } from '@/content/en/known-wording';
import { labelRent } from '@/content/en/price-labels';
import type { TemplateTexts } from '@/content/en/templates/template-texts';
import type { Passage } from '@/domain/templates/term-types';

const SUMMARY =
  'The landlord grants the use of a home, of premises or other property, or of equipment for a fixed time in return for rent. Covers inventory, maintenance and return.';

const INTEREST = ', in place of that of Law 3/2004';

function writeReturn(what: string, landlord: string, tenant: string): string {
  return ` Whether or not the ${tenant} has signed the new date, it does not broadcast the earlier return until the date that follows from the new one; if it does, it is liable as that clause says. Only the move prevents it: if, thirty days before the return date, the ${landlord} does not have ${what} and the move has not been signed, the ${landlord} begins arbitration or sues before that date and asks for it for the whole amount, under the same clause.`;
}

const MOVE = ' and the move and the return required by the clause “Return on expiry”';

const RETURN = {
  keys: writeReturn('the keys', 'landlord', 'tenant'),
  asset: writeReturn('the asset', 'lessor', 'lessee'),
};

const NEED =
  " or the landlord, after the first year and with two months' notice, needs the home as the special terms state (art. 9.3 LAU)";

const PASSAGES: readonly Passage[] = [
  { needs: 'landlordNeed', text: NEED },
  { when: 'businesses', text: INTEREST },
  { when: 'return', text: MOVE },
  { when: 'return', text: RETURN.keys },
  { when: 'return', text: RETURN.asset },
];

const HOME = `1. Subject. The landlord grants the tenant, as a permanent home, the use of the property described in the special terms, which is handed over fit for that use, with its energy certificate. Law 29/1994 on Urban Leases (LAU) applies.

2. Term. The term is the one agreed; if it is shorter than five years (seven if the landlord is a legal person), it is extended until those years are reached, unless the tenant does not want the extension${NEED}. After that, the extension of art. 10 LAU applies. The tenant may leave after six months with thirty days' notice (art. 11 LAU).

3. Rent. The rent is paid monthly in advance, within the first seven days of each month. Rent not paid within that period, or that of the special terms, is late without demand and bears statutory interest plus two points. Non-payment allows the contract to be terminated (art. 27.2.a LAU), without prejudice to the tenant's right to stop the eviction by paying (art. 22.4 LEC). The rent is adjusted only if that is agreed and without exceeding the reference index of the INE (IRAV). In a stressed housing area, the initial rent respects the limits of art. 17.6 and 17.7 LAU.

4. Deposit. Before receiving the keys, the tenant pays one month's rent in euros as the statutory deposit. The landlord lodges it with the body of its region, within the period which that body sets, and shares the receipt (art. 36 and third additional provision of the LAU). Within a month of the return of the keys the landlord returns what is not owed to it for rent, expenses or damage; after that, with statutory interest. The guarantees in bitcoin of the tenant are additional to the deposit, do not replace it and together do not exceed two months' rent during the first five years, or seven if the landlord is a legal person (art. 36.5 LAU); if their value exceeds that limit, the excess is returned without being asked for.

5. Expenses. Individual utilities are borne by the tenant. Taxes and expenses of ownership are borne by the landlord, unless any of them is charged to the tenant in writing with its yearly amount (art. 20.1 LAU). Agency and contract costs are always borne by the landlord.

6. Maintenance. The landlord carries out, without raising the rent, the repairs needed to preserve the home. The tenant carries out the minor repairs due to ordinary use and reports damage as soon as it knows of it.

7. Works and assignment. No works, assignments or sublettings are made without the landlord's written consent, except as the law allows.

8. Handover and return. At the end, the home is returned free of occupants and of whatever is not in the inventory, and as it was received, except for wear from normal use. Handover and return are set down in a record with inventory, photographs and meter readings. If a party, summoned five days ahead, does not attend or does not sign, the other draws it up alone or before a notary, with photographs, and sends it to that party; evidence to the contrary is admitted. If the landlord does not receive the keys, it is enough to deposit them with a notary. Eviction by the court amounts to their return.

9. Late return. For each day that the keys are late, the tenant pays a thirtieth of the monthly rent for the use and makes good the damage that is proved. If an extension makes the lease end later than the “valid until” date of the guarantees allows for, that date, except that of the handover, is extended until sixty days after the new end. Whether or not there was an extension, if the keys are late, that of the tenant's guarantees is extended until sixty days after their return. Before it passes, the parties sign the new date or a new guarantee. If the landlord does not sign, the extended date counts, and the tenant need not sign the return until it has passed. If the tenant does not sign or, once the contract has ended, does not return the keys, the landlord may claim before the recorded date, without other evidence, the whole amount of the tenant's guarantees, which stays locked. The landlord specifies what is owed within twenty days of receiving the keys, and the rest is returned; the periods of the clause “Release and expiry” run from then.`;

const BUSINESS = `1. Subject. The landlord grants the tenant, for a use other than as a home, the use of the property described in the special terms, which is handed over fit for the agreed use, with its energy certificate. The lease is governed by what is agreed and otherwise by title III of Law 29/1994 on Urban Leases (LAU).

2. Term. The term and its extensions are those of the special terms. At the end, the contract is not renewed without written agreement: tacit renewal (art. 1566 of the Civil Code) is excluded. The tenant may leave earlier with sixty days' notice; as compensation the tenant owes the rent still to run until the end of the term, up to six months' rent. Either party may terminate the contract if the other fails to perform an essential obligation and does not remedy this within thirty days of being required to, or within fifteen if it is a failure to pay.

3. Rent. The rent is paid monthly in advance, within the first seven days of each month, with VAT or the tax on it and the withholding that the tenant makes if the law requires it. Rent not paid within that period, or that of the special terms, is late without demand and bears statutory interest plus two points${INTEREST}. Termination for non-payment (arts. 27.2.a and 35 LAU) does not prevent the tenant from stopping the eviction by paying where the law allows it (art. 22.4 LEC). The rent is adjusted only if that is agreed, by the index of the special terms.

4. Deposit. Before receiving the keys, the tenant pays two months' rent in euros as the statutory deposit. The landlord lodges it with the body of its region, within the period which that body sets, and shares the receipt (art. 36 and third additional provision of the LAU). Within a month of the return of the keys the landlord returns what is not owed to it for rent, expenses or damage; after that, with statutory interest. The guarantees in bitcoin are additional to the deposit and do not replace it.

5. Expenses. Individual utilities are borne by the tenant. Property tax (IBI), community fees and the other taxes and expenses of ownership are borne by the landlord, unless they are charged to the tenant in writing.

6. Maintenance. The landlord carries out the repairs needed to preserve the property. The tenant carries out the minor repairs due to ordinary use, obtains the licences for its activity, insures its liability and reports damage as soon as it knows of it.

7. Works and rights under the LAU. No works are made without the landlord's written consent. Preferential acquisition (art. 31 LAU), assignment and subletting (art. 32 LAU) and compensation for clientele (art. 34 LAU) apply, unless excluded in writing. A tenant that assigns the lease does not recover its guarantees until the new tenant has locked equal ones.

8. Handover and return. At the end, the property is returned free of occupants and of whatever is not in the inventory, and as it was received, except for wear from normal use. Handover and return are set down in a record with inventory, photographs and meter readings. If a party, summoned five days ahead, does not attend or does not sign, the other draws it up alone or before a notary, with photographs, and sends it to that party; evidence to the contrary is admitted. If the landlord does not receive the keys, it is enough to deposit them with a notary. Eviction by the court amounts to their return.

9. Late return. For each day that the keys are late, the tenant pays a thirtieth of the monthly rent for the use and, as a penalty for the delay and in place of other damages for it, half as much again. The “valid until” date of the guarantees, except that of the handover, is extended with each extension by the same time and, if the keys are late, that of the tenant's guarantees is extended until sixty days after their return. Before it passes, the parties sign the new date${MOVE}, or a new guarantee. If the tenant does not sign or, once the contract has ended, does not return the keys, the landlord may claim before the recorded date, without other evidence, the whole amount of the tenant's guarantees, which stays locked.${RETURN.keys} The landlord specifies what is owed within twenty days of receiving the keys, and the rest is returned; the periods of the clause “Release and expiry” run from then.`;

const GOODS = `1. Subject. The landlord, here the lessor, grants the tenant, here the lessee, the use of the movable asset described in the special terms, which is handed over fit for the agreed use, with its instructions. The Civil Code applies (arts. 1542 and following).

2. Term and default. The term and its extensions are those of the special terms. At the end, the contract is not renewed without written agreement. If a party fails to perform an essential obligation, such as paying the rent, and does not remedy this within thirty days of being required to, the other may terminate the contract and claim damages (art. 1556 of the Civil Code).

3. Rent. The rent is paid monthly in advance, within the first seven days of each month, with the taxes on it. Rent not paid within that period, or that of the special terms, is late without demand and bears statutory interest plus two points${INTEREST}. Future rent cannot be declared due, not even because a guarantee is not topped up. The rent is adjusted only if that is agreed, by the index of the special terms.

4. Expenses. The lessee bears the running costs. Taxes and expenses of ownership are borne by the lessor, unless otherwise agreed.

5. Maintenance. The lessor carries out the repairs needed to preserve the asset; while it cannot be used for reasons not attributable to the lessee, no rent is owed. The lessee uses it by its instructions, carries out the ordinary maintenance, keeps it insured for the value in the inventory or, if none is stated, for its replacement value, with the lessor as beneficiary, shows the lessor the policy before the handover and reports damage as soon as it knows of it. If the policy is not shown, the lessor may withhold the handover, without being late, or insure the asset at the lessee's cost. If the asset is lost or damaged, the lessee is liable for its value or its repair, unless the lessee proves that it was not at fault (art. 1563 of the Civil Code). If it is lost, the contract ends (art. 1568 of the Civil Code) and rent, also for late return, ceases to be owed once the lessee reports the loss and its cause in writing, without prejudice to the lessee's liability; the periods that run from the return run from that report, and the loss and the value are proved by an expert report or a replacement price, less an allowance for age and what the insurer pays.

6. Changes and assignment. The asset remains the lessor's: it is not modified, assigned, sublet or moved from its usual place without the lessor's written consent.

7. Handover and return. At the end, the asset is returned as it was received, except for wear from normal use. If the lessor does not receive it, it is enough to offer it in writing and to deposit it, at the lessor's cost, with a notary or in a warehouse. Handover and return are set down in a record with photographs. If a party, summoned five days ahead, does not attend or does not sign, the other draws it up alone or before a notary, with photographs, and sends it to that party; evidence to the contrary is admitted.

8. Late return. For each day that the asset is late, the lessee pays a thirtieth of the monthly rent for the use and makes good the damage that is proved. The “valid until” date of the guarantees, except that of the handover, is extended with each extension by the same time and, if the asset is late, that of the lessee's guarantees is extended until sixty days after its return. Before it passes, the parties sign the new date${MOVE}, or a new guarantee. If the lessee does not sign or, once the contract has ended, does not return the asset, the lessor may claim before the recorded date, without other evidence, the whole amount of the lessee's guarantees, which stays locked.${RETURN.asset} The lessor specifies what is owed within twenty days of receiving the asset, and the rest is returned; the periods of the clause “Release and expiry” run from then.`;

export const RENTAL_TEXTS: TemplateTexts = {
  title: 'Rental agreement',
  description: `${SUMMARY}\n\n${HOME}`,
  variants: { home: HOME, business: BUSINESS, goods: GOODS },
  passages: PASSAGES,
  comments: {
    'rental-comment-1':
      'The statutory deposit is paid in euros and the landlord lodges it with the authority of its region: it cannot be given in bitcoin (art. 36 LAU).',
    'rental-comment-2':
      "For a home, add up all further guarantees: together they do not exceed two months' rent during the first five years.",
  },
  terms: {
    property: {
      label: 'What is rented',
      options: {
        home: HOME_LABEL,
        business: 'property for a use other than as a home',
        goods: 'movable asset',
      },
    },
    asset: 'Property rented and reference',
    use: 'Permitted use',
    startDate: 'Date of handover',
    endDate: 'End of the agreed term',
    extensions: 'Agreed extensions',
    landlordNeed: "Landlord's need of the home, if a natural person (art. 9.3 LAU)",
    monthlyRent: labelRent('Monthly rent'),
    index: { label: 'Adjustment of the rent', initial: 'not adjusted' },
    payment: { label: 'Manner of payment', initial: 'by bank transfer, within the first seven days of the month' },
    legalDeposit: 'Statutory deposit in euros and the body that receives it',
    inventory: { label: 'Inventory and condition at handover', initial: 'those of the handover record' },
    deductible: "Deductible of the owner's policy",
  },
  guarantees: {
    'rental-deposit': {
      description: 'Guarantee in addition to the statutory deposit',
      conditions:
        "It is separate from the statutory deposit in euros (section 4) and additional to it, within the limit of two months' rent of art. 36.5 LAU. It covers unpaid rent, unpaid utilities, late return of the keys and damage beyond normal use. The landlord claims within twenty days of the return of the keys at the latest, even if the “valid until” date is later, and signs the return of what was not claimed before a month has passed since that return of the keys, as with the statutory deposit (art. 36.4 LAU).",
      verificationProcess:
        'Return record with inventory, photographs and meter readings, compared with the handover record. Every deduction is proved by an invoice or a quotation.',
      versions: {
        business: {
          conditions:
            'It is separate from the statutory deposit in euros (section 4) and additional to it. It covers unpaid rent, unpaid expenses and utilities, late return of the keys and damage beyond normal use. The landlord claims within twenty days of the return of the keys at the latest, even if the “valid until” date is later, and signs the return of what was not claimed before a month has passed since that return of the keys, as with the statutory deposit (art. 36.4 LAU).',
        },
        goods: {
          description: 'Guarantee of payment and of return of the asset',
          conditions:
            'It covers unpaid rent, running costs and advanced premiums, late return of the asset, its loss and damage beyond normal use. The lessor claims within twenty days of the return of the asset, or of the report of its loss, at the latest, even if the “valid until” date is later, and signs the return of what was not claimed before a month has passed since that return or report.',
          verificationProcess:
            'Return record with photographs, compared with the handover record. Every deduction is proved by an invoice or a quotation.',
        },
      },
    },
    'rental-condition': {
      description: 'Guarantee of handover in good condition',
      conditions:
        'Ensures that the property is handed over on the agreed date and fit for use, with the utilities in order. If, for a cause attributable to the landlord, it is not handed over on that date or a serious defect is not repaired within fifteen days of being reported, it covers the proved damage of the tenant. It is returned once its “valid until” date has passed, or earlier if both parties state that the property was handed over and repaired, except what has been claimed. If the handover is late, that date is extended by the same time.',
      verificationProcess:
        'Handover record. Visible defects are reported in the chat with photographs within ten days of the handover; hidden ones, as soon as they are known.',
      versions: {
        goods: {
          conditions:
            'Ensures that the asset is handed over on the agreed date, fit for use and with its instructions. If, for a cause attributable to the lessor, it is not handed over on that date or a serious defect is not repaired within fifteen days of being reported, it covers the proved damage of the lessee. It is returned once its “valid until” date has passed, or earlier if both parties state that the asset was handed over and repaired, except what has been claimed. If the handover is late, that date is extended by the same time.',
        },
      },
    },
    'rental-rent-default': {
      description: 'Guarantee against unpaid rent (with bank certificate)',
      conditions:
        'Covers, up to its amount and before the other guarantees of the tenant, unpaid rent with its interest, what is owed for late return of the keys and, if owed, the compensation for leaving early. An amount due that is still unpaid fifteen days after the demand is released. Once the property has been returned and what is owed has been paid, it is returned without waiting for its “valid until” date. It is not a bank guarantee.',
      verificationProcess:
        "The bank's certificate of the payments received and a copy of the demand for payment, shared in the chat. The party that paid may provide the proof of payment.",
      versions: {
        goods: {
          conditions:
            'Covers, up to its amount and before the other guarantees of the lessee, unpaid rent with its interest and what is owed for late return of the asset. An amount due that is still unpaid fifteen days after the demand is released. Once the asset has been returned and what is owed has been paid, it is returned without waiting for its “valid until” date. It is not a bank guarantee.',
        },
      },
    },
    'rental-inventory': {
      description: 'Guarantee of furniture and equipment',
      conditions:
        "Covers inventoried furniture and equipment that is missing or returned unusable through misuse. It counts towards the limit of two months' rent of the further guarantees (art. 36.5 LAU). The landlord claims within twenty days of the return of the keys at the latest, and signs the return of what was not claimed once the exit inventory is agreed or, if it is not, before a month has passed since the return of the keys.",
      verificationProcess:
        'Entry and exit inventories, in the handover and return records. The replacement value is proved by an invoice or a quotation, less an allowance for age.',
      versions: {
        business: {
          conditions:
            'Covers inventoried furniture and equipment that is missing or returned unusable through misuse. The landlord claims within twenty days of the return of the keys at the latest, and signs the return of what was not claimed once the exit inventory is agreed or, if it is not, before a month has passed since the return of the keys.',
        },
        goods: {
          description: 'Guarantee of accessories and equipment',
          conditions:
            'Covers inventoried accessories and equipment that are missing or returned unusable through misuse. The lessor claims within twenty days of the return of the asset at the latest, and signs the return of what was not claimed once the exit inventory is agreed or, if it is not, before a month has passed since the return of the asset.',
        },
      },
    },
    'rental-insurance': {
      description: "Guarantee that the owner's insurance is maintained",
      conditions:
        "The landlord keeps water and fire damage and the owner's liability insured for at least €30,000. The guarantee covers only, up to its amount, the tenant's proved damage that the landlord has to make good and that the policy does not pay, because of the deductible or because it is not in force. It is returned at the end of the contract if no claims are pending.",
      verificationProcess:
        "Certificate of the policy with period, cover and deductible, which the landlord shares within ten business days of being asked; otherwise the policy counts as not in force. In the event of a loss, the insurer's report shared in the chat.",
    },
  },
};
