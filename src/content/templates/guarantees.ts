import { when } from '@/content/templates/fields';
import type { ContractType, PredefinedGuarantee, TemplateRole, TemplateUnit } from '@/domain/models';
import type { GuaranteeTexts } from '@/domain/templates/term-types';

/* The guarantees of each template, without their texts, which are in its documents. */

type GuaranteeData = Omit<PredefinedGuarantee, keyof GuaranteeTexts>;

type More = Partial<Pick<GuaranteeData, 'thirdPartyType' | 'onlyIf'>>;

const buyer = makeGuarantee('buyer');
const seller = makeGuarantee('seller');

function makeGuarantee(role: TemplateRole) {
  return (
    id: string,
    importance: GuaranteeData['importance'],
    amount: Partial<Record<TemplateUnit, number>>,
    valid: Pick<GuaranteeData, 'runsFrom' | 'defaultDuration'>,
    { thirdPartyType = null, ...more }: More = {},
  ): GuaranteeData => {
    const [[unit, defaultAmount] = ['percent', 0]] = Object.entries(amount);
    const requiresThirdParty = thirdPartyType !== null;
    const defaultAmountUnit = unit as TemplateUnit;
    return {
      id,
      role,
      importance,
      defaultAmount,
      defaultAmountUnit,
      ...valid,
      thirdPartyType,
      requiresThirdParty,
      ...more,
    };
  };
}

/** Valid until this number of days after a date term or, while that is blank, `defaultDuration` days from today. */
function after(
  term: string,
  days: number,
  defaultDuration: number,
): Pick<GuaranteeData, 'runsFrom' | 'defaultDuration'> {
  return { runsFrom: { term, days }, defaultDuration };
}

/** Percentages are of the term that is the basis of the template. Some defaults are those of docs/specification.md#9-business-constants-and-limits. */
export const GUARANTEES: Record<ContractType, readonly GuaranteeData[]> = {
  sale: [
    buyer('sale-earnest', 'essential', { percent: 10 }, after('deliveryDate', 30, 90)),
    seller('sale-formalization', 'recommended', { percent: 5 }, after('deliveryDate', 30, 90), {
      thirdPartyType: 'notary',
    }),
    buyer('sale-bank', 'recommended', { percent: 100 }, after('lastInstalment', 30, 210), { thirdPartyType: 'bank' }),
    seller('sale-hidden-defects', 'essential', { percent: 5 }, after('deliveryDate', 230, 270)),
    seller('sale-free-of-charges', 'optional', { percent: 10 }, after('deliveryDate', 105, 165), {
      thirdPartyType: 'notary',
    }),
  ],
  services: [
    seller('services-performance', 'essential', { percent: 10 }, after('endDate', 75, 210)),
    buyer('services-payment', 'essential', { percent: 20 }, after('endDate', 120, 225)),
    seller('services-liability-insurance', 'recommended', { eur: 50000 }, after('endDate', 90, 365), {
      thirdPartyType: 'insurance',
    }),
    seller('services-corrections', 'recommended', { percent: 5 }, after('endDate', 165, 300)),
    buyer('services-expenses', 'optional', { eur: 1500 }, after('endDate', 75, 195)),
  ],
  license: [
    buyer('license-fees', 'essential', { percent: 25 }, after('endDate', 120, 440)),
    seller('license-title', 'essential', { percent: 25 }, after('endDate', 60, 730)),
    buyer('license-scope', 'recommended', { eur: 10000 }, after('endDate', 60, 730)),
    seller('license-continuity', 'optional', { eur: 5000 }, after('endDate', 30, 395), { thirdPartyType: 'notary' }),
  ],
  supply: [
    seller('supply-delivery', 'essential', { percent: 10 }, after('endDate', 60, 425)),
    buyer('supply-payment', 'essential', { percent: 15 }, after('endDate', 90, 455)),
    seller('supply-quality', 'recommended', { percent: 5 }, after('endDate', 60, 395)),
    seller('supply-product-liability', 'recommended', { eur: 100000 }, after('endDate', 90, 455), {
      thirdPartyType: 'insurance',
    }),
    buyer('supply-minimum', 'optional', { percent: 10 }, after('endDate', 60, 425)),
  ],
  rental: [
    buyer('rental-deposit', 'essential', { percent: 200 }, after('endDate', 60, 425)),
    seller('rental-condition', 'essential', { percent: 100 }, after('startDate', 45, 75)),
    buyer('rental-rent-default', 'optional', { percent: 300 }, after('endDate', 60, 425), {
      onlyIf: when('property', 'business', 'goods'),
      thirdPartyType: 'bank',
    }),
    buyer('rental-inventory', 'optional', { eur: 1000 }, after('endDate', 60, 425)),
    seller('rental-insurance', 'recommended', { eur: 30000 }, after('endDate', 60, 425), {
      onlyIf: when('property', 'home', 'business'),
      thirdPartyType: 'insurance',
    }),
  ],
  employment: [
    buyer('employment-wages', 'essential', { percent: 200 }, after('guaranteeDate', 30, 395)),
    buyer('employment-severance', 'recommended', { percent: 100 }, after('guaranteeDate', 60, 425)),
    buyer('employment-accident-insurance', 'recommended', { eur: 30000 }, after('startDate', 395, 395), {
      thirdPartyType: 'insurance',
    }),
  ],
  loan: [
    buyer('loan-repayment', 'essential', { percent: 20 }, after('lastInstalment', 75, 440)),
    seller('loan-disbursement', 'essential', { percent: 5 }, after('disbursementDate', 30, 45)),
    buyer('loan-interest', 'recommended', { percent: 5 }, after('lastInstalment', 75, 440)),
    buyer('loan-life-insurance', 'optional', { percent: 1 }, after('lastInstalment', 30, 395), {
      thirdPartyType: 'insurance',
    }),
    seller('loan-discharge', 'optional', { eur: 500 }, after('lastInstalment', 75, 440), { thirdPartyType: 'notary' }),
  ],
  distribution: [
    buyer('distribution-minimum', 'essential', { percent: 10 }, after('endDate', 90, 425)),
    seller('distribution-exclusivity', 'essential', { percent: 10 }, after('endDate', 30, 395), {
      onlyIf: when('exclusivity', 'territory'),
    }),
    buyer('distribution-payment', 'recommended', { percent: 15 }, after('endDate', 135, 485), {
      thirdPartyType: 'bank',
    }),
    seller('distribution-buy-back', 'recommended', { percent: 10 }, after('endDate', 120, 485)),
    buyer('distribution-brand', 'optional', { eur: 5000 }, after('endDate', 240, 485), { thirdPartyType: 'notary' }),
  ],
};
