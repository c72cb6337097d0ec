import { scriptOfAddress } from '@mocks/chain/addresses';
import { type DepositScript, depositScript } from '@mocks/chain/deposit-script';
import { sumOf } from '@mocks/chain/tx-index';
import type { WithdrawalInput } from '@mocks/chain/withdrawal-psbt';
import { refuse } from '@mocks/handlers/refusal';
import type { Services } from '@mocks/services';
import type { StoredContract, StoredGuarantee } from '@mocks/store/entities';

/** The script at one derivation path of the contract. Throws Refusal 409 while a party is missing. */
export function depositScriptOf(services: Services, contract: StoredContract, guaranteeOrder: number): DepositScript {
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

/** Every unspent output at the guarantee's deposit addresses, in order, the mempool's included. */
export function guaranteeInputs(
  services: Services,
  contract: StoredContract,
  guarantee: StoredGuarantee,
): WithdrawalInput[] {
  return services.store.deposits(guarantee.id).flatMap(({ guarantee_order }) => {
    const deposit = depositScriptOf(services, contract, guarantee_order);
    return services.chain.unspent(deposit.output).map((coin) => ({ coin, deposit }));
  });
}

/** Satoshis at the guarantee's deposit addresses, the mempool's included. */
export function guaranteeBalance({ store, chain }: Services, guarantee: StoredGuarantee): number {
  return sumOf(
    store.deposits(guarantee.id).flatMap(({ address }) => {
      const script = scriptOfAddress(address);
      return script === null ? [] : chain.unspent(script);
    }),
  );
}
