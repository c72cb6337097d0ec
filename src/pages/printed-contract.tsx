import { useMemo } from 'react';
import type { Contract } from '@/domain/models';
import { summariseContract } from '@/domain/records/agreement-summary';
import { PrintedSummary } from '@/features/records/printed-summary';
import { useAppSelector } from '@/store/core/hooks';
import { selectSealView } from '@/store/seals/seals.selectors';

/** The first page of the printed contract. */
export function ContractSummary({ contract }: { contract: Contract }) {
  const state = useAppSelector((root) => selectSealView(root, contract.id)?.state ?? null);
  const summary = useMemo(() => summariseContract(contract, state), [contract, state]);
  return <PrintedSummary summary={summary} />;
}
