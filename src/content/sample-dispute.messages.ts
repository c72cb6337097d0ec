import { i18n } from '@/i18n/i18n';

/** What the hard-coded dispute of the mockups says; messages by their ids (sample-dispute.ts). */
export const sampleDisputeMessages = i18n('sampleDispute', {
  description: 'Delivery of one overhauled milling machine, in working order',
  conditions: 'Delivered to the buyer’s workshop by March 5, 2026, complete and ready to run.',
  verificationProcess: 'Joint test run at the workshop, recorded and signed by both contractors.',
  g1: 'The machine arrived on March 9, four days late, and its feed motor does not start.',
  g2: 'It left our workshop in working order. The delay was the carrier’s, as the waybill shows.',
  g3: 'Please both send me what you have on the state of the machine when it was handed over.',
  a1: 'Photos from the day of delivery and the electrician’s report.',
  a2: 'Thank you. Was the crate damaged when you accepted it?',
  b1: 'The test record of March 4 and the signed waybill.',
});
