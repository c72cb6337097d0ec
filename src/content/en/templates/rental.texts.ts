import { HOME as HOME_LABEL, RENTS } from '@/content/en/known-wording';
import { labelRent } from '@/content/en/price-labels';
import type { TemplateTexts } from '@/content/en/templates/template-texts';

const SUMMARY =
  'The landlord grants the use of a home, of premises or other property, or of equipment for a fixed time in return for rent. Covers inventory, maintenance and return.';

const HOME = `1. Subject. The landlord grants the tenant, as a permanent home, the use of the property described in the special terms, which is handed over fit for that use, with its energy certificate. Law 29/1994 on Urban Leases (LAU) applies.

2. Term. The term is the one agreed; if it is shorter than five years (seven if the landlord is a legal person), it is extended until those years are reached, unless the tenant does not want the extension. After that, the extension of art. 10 LAU applies. The tenant may leave after six months with thirty days' notice (art. 11 LAU). The “valid until” dates of the guarantee in addition to the statutory deposit and of the guarantee of furniture and equipment are extended with the lease until twenty days after the return of the keys; that of the guarantee of the owner's insurance is extended with the lease until thirty days after its end; that of the handover guarantee does not change.

3. Rent. The rent is paid monthly in advance, within the first seven days of each month. It is adjusted only if that is agreed and without exceeding the reference index of the INE (IRAV). In a stressed housing area, the initial rent respects the limits of art. 17.6 and 17.7 LAU.

4. Expenses. Individual utilities are borne by the tenant. Taxes and expenses of ownership are borne by the landlord, unless any of them is charged to the tenant in writing with its yearly amount (art. 20.1 LAU). Agency and contract costs are always borne by the landlord.

5. Maintenance. The landlord carries out, without raising the rent, the repairs needed to preserve the home. The tenant carries out the minor repairs due to ordinary use and reports damage as soon as it knows of it.

6. Works and assignment. No works, assignments or sublettings are made without the landlord's written consent, except as the law allows.

7. Return. At the end, the home is returned as it was received, except for wear from normal use. A return record is drawn up with the meter readings.`;

const BUSINESS = `1. Subject. The landlord grants the tenant, for a use other than as a home, the use of the property described in the special terms, which is handed over fit for the agreed use, with its energy certificate. The lease is governed by what is agreed and otherwise by title III of Law 29/1994 on Urban Leases (LAU).

2. Term. The term and its extensions are those of the special terms. At the end, the contract is not renewed without written agreement: tacit renewal (art. 1566 of the Civil Code) is excluded. If the term is extended, the “valid until” date of the guarantees that secure rent, return and insurance is extended by the same time. The tenant may leave earlier with sixty days' notice; as compensation the tenant owes the rent still to run until the end of the term, up to six months' rent. Either party may terminate the contract if the other fails to perform an essential obligation and does not remedy this within thirty days of being required to.

3. Rent. The rent is paid monthly in advance, within the first seven days of each month, with VAT or the tax on it and the withholding that the tenant makes if the law requires it. It is adjusted only if that is agreed, by the index of the special terms.

4. Expenses. Individual utilities are borne by the tenant. Property tax (IBI), community fees and the other taxes and expenses of ownership are borne by the landlord, unless they are charged to the tenant in writing.

5. Maintenance. The landlord carries out the repairs needed to preserve the property. The tenant carries out the minor repairs due to ordinary use and reports damage as soon as it knows of it.

6. Works and rights under the LAU. No works are made without the landlord's written consent. Preferential acquisition (art. 31 LAU), assignment and subletting (art. 32 LAU) and compensation for clientele (art. 34 LAU) apply, unless excluded in writing.

7. Return. At the end, the property is returned as it was received, except for wear from normal use. A return record is drawn up with the meter readings.`;

const GOODS = `1. Subject. The landlord grants the tenant the use of the movable asset described in the special terms, which is handed over fit for the agreed use, with its instructions. The Civil Code applies (arts. 1542 and following).

2. Term and default. The term and its extensions are those of the special terms. If the term is extended, the “valid until” date of the guarantees that secure rent and return is extended by the same time. If a party fails to perform an essential obligation, such as paying the rent, and does not remedy this within thirty days of being required to, the other may terminate the contract and claim damages (art. 1556 of the Civil Code).

3. Rent. The rent is paid monthly in advance, within the first seven days of each month, with the taxes on it. It is adjusted only if that is agreed, by the index of the special terms.

4. Expenses. The tenant bears the running costs. Taxes and expenses of ownership are borne by the landlord, unless otherwise agreed.

5. Maintenance. The landlord carries out the repairs needed to preserve the asset. The tenant uses it by its instructions, carries out the ordinary maintenance, keeps it insured for its value and reports damage as soon as it knows of it. If the asset is lost or damaged, the tenant is liable for its value or its repair, unless the tenant proves that it was not at fault (art. 1563 of the Civil Code). If it is lost without anybody's fault, the contract ends (art. 1568 of the Civil Code).

6. Changes and assignment. The asset is not modified, assigned, sublet or moved from its usual place without the landlord's written consent.

7. Return. At the end, the asset is returned as it was received, except for wear from normal use. A return record is drawn up.`;

export const RENTAL_TEXTS: TemplateTexts = {
  title: 'Rental agreement',
  description: `${SUMMARY}\n\n${HOME}`,
  variants: { home: HOME, business: BUSINESS, goods: GOODS },
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
    monthlyRent: labelRent(RENTS[0]),
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
        "It is separate from the statutory deposit, which the tenant pays in euros (one month's rent for a home, two for other uses) and the landlord lodges with the body of its region (art. 36 and third additional provision of the LAU); for movable assets there is no statutory deposit. For a home, the sum of all further guarantees does not exceed two months' rent during the first five years, or seven if the landlord is a legal person. If the value of the guarantees exceeds that limit, the excess is returned without being asked for. It covers unpaid rent, unpaid utilities and damage beyond normal use. The landlord claims within twenty days of the return of the keys or of the asset at the latest, even if the “valid until” date is later, and signs the return of what was not claimed before a month has passed since then, as with the statutory deposit (art. 36.4 LAU).",
      verificationProcess:
        'Return certificate with inventory, photographs and meter readings, compared with the handover record. Every deduction is proved by an invoice or a quotation.',
    },
    'rental-condition': {
      description: 'Guarantee of handover in good condition',
      conditions:
        'Ensures that the property is handed over on the agreed date and fit for use, with the utilities in order. If it is not handed over, or a serious defect is not repaired within fifteen days, it covers the proved damage of the tenant. It is returned when the property has been handed over and repaired.',
      verificationProcess:
        'Signed handover record. Defects are reported in the chat with photographs within ten days of the handover.',
    },
    'rental-rent-default': {
      description: 'Guarantee against unpaid rent (with bank certificate)',
      conditions:
        "Not used for a home. Covers up to three months' unpaid rent and, if owed, the compensation for leaving early. An amount due that is still unpaid thirty days after the demand is released. Once the asset has been returned and what is owed has been paid, it is returned without waiting for its “valid until” date. It is not a bank guarantee.",
      verificationProcess:
        "The bank's certificate of the payments received and a copy of the demand for payment, shared in the chat.",
    },
    'rental-inventory': {
      description: 'Guarantee of furniture and equipment',
      conditions:
        "Covers inventoried furniture and equipment that is missing or returned unusable through misuse. For a home it counts towards the limit of two months' rent of the further guarantees (art. 36.5 LAU). It is returned once the exit inventory is agreed. If it is not agreed, the landlord claims within twenty days of the return of the keys or of the asset at the latest, and signs the return of what was not claimed before a month has passed since then.",
      verificationProcess:
        'Signed entry and exit inventories. The replacement value is proved by an invoice or a quotation, less an allowance for age.',
    },
    'rental-insurance': {
      description: "Guarantee that the owner's insurance is maintained",
      conditions:
        "The landlord keeps water and fire damage and the owner's liability insured for at least €30,000. The guarantee in bitcoin is the deductible: it covers that deductible when the loss is not attributable to the tenant and, if the policy is not in force, the tenant's proved damage, up to its amount. It is returned at the end of the contract if no claims are pending.",
      verificationProcess:
        "Certificate of the policy with period, cover and deductible. In the event of a loss, the insurer's report shared in the chat.",
    },
  },
};
