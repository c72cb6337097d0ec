import type { sampleDisputeMessages } from '@/content/devel.messages';
import type { ContractStatus, GuaranteeStatus } from '@/domain/models';
import { type Sats, toSats } from '@/domain/primitives/amount';
import type { ShownTexts } from '@/i18n/i18n';

export type DisputeParty = 'contractorA' | 'contractorB' | 'arbitrator';

export interface DisputeMessage {
  id: string;
  from: DisputeParty;
  content: string;
  createdAt: string;
  /** Names of the attached files. */
  files: readonly string[];
}

export interface SampleDispute {
  contractStatus: ContractStatus;
  guarantee: {
    amount: Sats | null;
    status: GuaranteeStatus;
    description: string;
    conditions: string;
    verificationProcess: string;
  };
  chats: Record<'withA' | 'withB' | 'group', readonly DisputeMessage[]>;
}

export type SampleTexts = ShownTexts<typeof sampleDisputeMessages>;

type Line = Omit<DisputeMessage, 'id' | 'content'>;

const GROUP = {
  g1: { from: 'contractorA', createdAt: '2026-03-12T09:14:00Z', files: [] },
  g2: { from: 'contractorB', createdAt: '2026-03-12T10:02:00Z', files: [] },
  g3: { from: 'arbitrator', createdAt: '2026-03-12T11:30:00Z', files: [] },
} satisfies Record<string, Line>;

const WITH_A = {
  a1: {
    from: 'contractorA',
    createdAt: '2026-03-12T15:21:00Z',
    files: ['feed-motor.jpg', 'electrician-report.pdf'],
  },
  a2: { from: 'arbitrator', createdAt: '2026-03-12T16:05:00Z', files: [] },
} satisfies Record<string, Line>;

const WITH_B = {
  b1: { from: 'contractorB', createdAt: '2026-03-13T08:40:00Z', files: ['test-record.pdf', 'waybill.pdf'] },
} satisfies Record<string, Line>;

/** The dispute shown by the mockups of /devel (docs/specification.md#2-screens-and-routes). */
export function createSampleDispute(t: SampleTexts): SampleDispute {
  return {
    contractStatus: 'active',
    guarantee: {
      amount: toSats(100_000),
      status: 'active',
      description: t.description,
      conditions: t.conditions,
      verificationProcess: t.verificationProcess,
    },
    chats: { withA: toMessages(WITH_A, t), withB: toMessages(WITH_B, t), group: toMessages(GROUP, t) },
  };
}

function toMessages(lines: Partial<Record<keyof SampleTexts, Line>>, t: SampleTexts): DisputeMessage[] {
  return (Object.keys(lines) as (keyof typeof lines)[]).flatMap((id) => {
    const line = lines[id];
    return line === undefined ? [] : [{ id, content: t[id], ...line }];
  });
}
