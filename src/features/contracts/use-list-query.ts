import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ContractListQuery } from '@/domain/contract-list';
import { readListQuery, writeListQuery } from '@/domain/contract-list-query';

/** Browsers refuse an address that changes with every key. */
const SETTLE_MS = 400;

/** What the list shows; kept in the address, so that going back to the list finds it as it was. */
export function useListQuery(): [ContractListQuery, (query: ContractListQuery) => void] {
  const [params, setParams] = useSearchParams();
  const [query, setQuery] = useState(() => readListQuery(params));
  const wanted = writeListQuery(query).toString();
  const shown = params.toString();

  useEffect(() => {
    if (wanted === shown) return;
    const timer = setTimeout(() => setParams(new URLSearchParams(wanted), { replace: true }), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [wanted, shown, setParams]);

  return [query, useCallback((next: ContractListQuery) => setQuery(next), [])];
}
