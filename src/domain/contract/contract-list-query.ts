import { CONTRACT_ORDERS, type ContractListQuery, WHOLE_LIST } from '@/domain/contract/contract-list';
import { isContractStatus } from '@/domain/contract/contract-status';

/** What the list shows, out of the query of its URL; what is not understood is left out. */
export function readListQuery(params: URLSearchParams): ContractListQuery {
  const status = params.get('status') ?? '';
  const order = CONTRACT_ORDERS.find((name) => name === params.get('sort'));
  return {
    text: params.get('q') ?? '',
    status: isContractStatus(status) || status === 'other' ? status : WHOLE_LIST.status,
    order: order ?? WHOLE_LIST.order,
  };
}

/** The query of the URL; nothing where the whole list is shown. */
export function writeListQuery({ text, status, order }: ContractListQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (text.trim() !== '') params.set('q', text);
  if (status !== WHOLE_LIST.status) params.set('status', status);
  if (order !== WHOLE_LIST.order) params.set('sort', order);
  return params;
}
