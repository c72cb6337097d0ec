import type { DemoText } from '@mocks/demo/demo-contracts';
import type { DemoTerms } from '@mocks/demo/demo-guarantees';
import { DEMO_PDF } from '@mocks/demo/demo-pdf';

/*
 * Texts and amounts of the demo story.
 */

export const CONTRACTS = {
  draft: {
    title: 'Website upkeep for next year',
    description:
      'Monthly updates, backups and small changes to the shop, at most eight hours a month. Hours that are not used lapse at the end of the quarter.',
  },
  open: {
    title: 'Rent of the workshop in Calle Mayor 12',
    description:
      'Ground-floor workshop of 80 m², with its tools as listed, for twelve months from the day of the keys. Rent is paid by the fifth of each month.',
  },
  roof: {
    title: 'New roof for Casa Olmo',
    description:
      'Berto takes down the old roof, mends the beams where the survey asks for it and lays new clay tiles on 140 m². Ana pays in three parts: at the start, when the beams are inspected, and when the roof is tight. Work begins in the first dry week and takes at most forty days; each party gives a guarantee for its own part.',
    pdf_url: `/documents/${DEMO_PDF}`,
  },
  tiles: {
    title: 'Supply of hand-made tiles',
    description:
      'Six pallets of hand-made tiles in two deliveries. Broken tiles over three per cent are replaced at the cost of the seller.',
  },
  translation: {
    title: 'Translation of the spring catalogue',
    description: 'Forty pages from Spanish into German, read by a second translator, delivered as print-ready files.',
  },
  bertoDraft: {
    title: 'Loan of a crane for two weeks',
    description:
      'A small tower crane with its papers, delivered and set up. Fuel and insurance are paid by the borrower.',
  },
} satisfies Record<string, DemoText>;

const INSPECTION = 'Both parties inspect it together and write down what they see.';

export const GUARANTEES = {
  workshopDeposit: createTerms('Two months of rent', 400_000, 365, 'The workshop is handed back as it was received.'),
  scaffolding: createTerms('Return of the scaffolding', 150_000, 60, 'All parts of the scaffolding are returned.'),
  finalPayment: createTerms('Final payment', 800_000, 75, 'The roof is tight after the first heavy rain.'),
  workmanship: createTerms('Workmanship of the beams', 500_000, 45, 'The surveyor accepts the mended beams.'),
  startPayment: createTerms(
    'Payment at the start',
    300_000,
    30,
    'The old roof is taken down and the waste is removed.',
  ),
  materials: createTerms('Clay tiles on site', 600_000, 40, 'The tiles are on site, counted and unbroken.'),
  permits: createTerms('Building permit', 120_000, 10, 'The town hall issues the permit.'),
  firstDelivery: createTerms('First delivery', 250_000, 20, 'Three pallets arrive with at most three per cent broken.'),
  secondDelivery: createTerms(
    'Second delivery',
    250_000,
    50,
    'Three pallets arrive with at most three per cent broken.',
  ),
  samples: createTerms('Samples', 50_000, -6, 'Twelve sample tiles in the agreed colours arrive.'),
  pallets: createTerms('Return of the pallets', 90_000, 30, 'The empty pallets are fetched by the seller.'),
  translationFee: createTerms('Fee of the translation', 200_000, 5, 'The print-ready files arrive on time.'),
} satisfies Record<string, DemoTerms>;

function createTerms(description: string, amount: number, validFor: number, conditions: string): DemoTerms {
  return { description, amount, conditions, verification_process: INSPECTION, validFor };
}
