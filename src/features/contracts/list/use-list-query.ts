import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ContractListQuery } from '@/domain/contract/contract-list';
import { readListQuery, writeListQuery } from '@/domain/contract/contract-list-query';

/** Browsers refuse an address that changes with every key. */
const SETTLE_MS = 400;

/** What the list shows; kept in the address, so that going back to the list finds it as it was. */
export function useListQuery(): [ContractListQuery, (query: ContractListQuery) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [query, setQuery] = useState(() => readListQuery(new URLSearchParams(search)));
  const wanted = writeListQuery(query).toString();
  const shown = new URLSearchParams(search).toString();

  useEffect(() => {
    if (wanted === shown) return;
    const timer = setTimeout(() => void navigate({ search: wanted }, { replace: true }), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [wanted, shown, navigate]);

  return [query, useCallback((next: ContractListQuery) => setQuery(next), [])];
}
