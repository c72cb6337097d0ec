import { addressToScript } from '@mocks/chain/addresses';
import { type DepositScript, depositScript } from '@mocks/chain/deposit-script';
import { sumValues } from '@mocks/chain/tx-index';
import type { WithdrawalInput } from '@mocks/chain/withdrawal-psbt';
import { refuse } from '@mocks/handlers/refusal';
import type { Services } from '@mocks/services';
import type { StoredContract, StoredGuarantee } from '@mocks/store/entities';
import { withoutDust } from '@/domain/deposits/deposits';

/** The deposit script at a derivation path of the contract. Throws Refusal 409 while a party is missing. */
export function deriveDepositScript(
  services: Services,
  contract: StoredContract,
  guaranteeOrder: number,
): DepositScript {
  const [owner, counterparty] = contract.contractors.map((id) => services.store.user(id)?.public_key);
  const arbitratorKey = services.arbitratorKey(contract.arbitrator);
  if (owner === undefined || counterparty === undefined || arbitratorKey === null) {
    return refuse(409, 'The contract has no counterparty yet');
  }
  return depositScript({
    contractorKeys: [owner, counterparty],
    arbitratorKey,
    contractOrder: contract.contract_order,
    guaranteeOrder,
  });
}

/** Every unspent output at the guarantee's deposit addresses, in order, including the mempool, without dust. */
export function listGuaranteeInputs(
  services: Services,
  contract: StoredContract,
  guarantee: StoredGuarantee,
): WithdrawalInput[] {
  return services.store.deposits(guarantee.id).flatMap(({ guarantee_order }) => {
    const deposit = deriveDepositScript(services, contract, guarantee_order);
    return withoutDust(services.chain.listUnspent(deposit.output)).map((coin) => ({ coin, deposit }));
  });
}

/** Satoshis at the guarantee's deposit addresses, including the mempool, without dust. */
export function computeGuaranteeBalance({ store, chain }: Services, guarantee: StoredGuarantee): number {
  return sumValues(
    store.deposits(guarantee.id).flatMap(({ address }) => {
      const script = addressToScript(address);
      return script === null ? [] : withoutDust(chain.listUnspent(script));
    }),
  );
}
