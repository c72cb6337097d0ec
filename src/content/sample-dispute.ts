import { type Sats, satsFrom } from '@/domain/amount';
import type { ContractStatus, GuaranteeStatus } from '@/domain/models';

/* The hard-coded dispute that the mockups of /devel show (spec, sections 2 and 9). */

export type DisputeParty = 'contractorA' | 'contractorB' | 'arbitrator';

export interface DisputeMessage {
  id: string;
  from: DisputeParty;
  content: string;
  created_at: string;
  /** Names of attached files. */
  files: readonly string[];
}

export interface SampleDispute {
  contractStatus: ContractStatus;
  guarantee: {
    amount: Sats | null;
    status: GuaranteeStatus;
    description: string;
    conditions: string;
    verification_process: string;
  };
  chats: Record<'withA' | 'withB' | 'group', readonly DisputeMessage[]>;
}

const GROUP: readonly DisputeMessage[] = [
  {
    id: 'g1',
    from: 'contractorA',
    content: 'The machine arrived on March 9, four days late, and its feed motor does not start.',
    created_at: '2026-03-12T09:14:00Z',
    files: [],
  },
  {
    id: 'g2',
    from: 'contractorB',
    content: 'It left our workshop in working order. The delay was the carrier’s, as the waybill shows.',
    created_at: '2026-03-12T10:02:00Z',
    files: [],
  },
  {
    id: 'g3',
    from: 'arbitrator',
    content: 'Please both send me what you have on the state of the machine when it was handed over.',
    created_at: '2026-03-12T11:30:00Z',
    files: [],
  },
];

const WITH_A: readonly DisputeMessage[] = [
  {
    id: 'a1',
    from: 'contractorA',
    content: 'Photos from the day of delivery and the electrician’s report.',
    created_at: '2026-03-12T15:21:00Z',
    files: ['feed-motor.jpg', 'electrician-report.pdf'],
  },
  {
    id: 'a2',
    from: 'arbitrator',
    content: 'Thank you. Was the crate damaged when you accepted it?',
    created_at: '2026-03-12T16:05:00Z',
    files: [],
  },
];

const WITH_B: readonly DisputeMessage[] = [
  {
    id: 'b1',
    from: 'contractorB',
    content: 'The test record of March 4 and the signed waybill.',
    created_at: '2026-03-13T08:40:00Z',
    files: ['test-record.pdf', 'waybill.pdf'],
  },
];

export const SAMPLE_DISPUTE: SampleDispute = {
  contractStatus: 'active',
  guarantee: {
    amount: satsFrom(100_000),
    status: 'active',
    description: 'Delivery of one overhauled milling machine, in working order',
    conditions: 'Delivered to the buyer’s workshop by March 5, 2026, complete and ready to run.',
    verification_process: 'Joint test run at the workshop, recorded and signed by both contractors.',
  },
  chats: { withA: WITH_A, withB: WITH_B, group: GROUP },
};
