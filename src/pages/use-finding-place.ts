import { useEffect, useState } from 'react';
import type { FindingPlace } from '@/domain/lint/finding';
import type { Id } from '@/domain/primitives/ids';
import { findGuaranteeCard } from '@/features/guarantees/guarantee-anchor';

export interface ShownPlace {
  /** In the text of the contract, for its edit form. */
  inText: FindingPlace | null;
  show: (place: FindingPlace) => void;
  end: () => void;
}

/**
 * Leads from a finding to its place: the edit form of the contract's text, or the guarantee.
 * @param onGuarantee brings the guarantee into view
 */
export function useFindingPlace(onGuarantee: (guaranteeId: Id) => void): ShownPlace {
  const [place, setPlace] = useState<FindingPlace | null>(null);
  // After a dialog that lists the findings has given the focus back.
  useEffect(() => {
    if (place?.at === 'guarantee') findGuaranteeCard(place.guaranteeId)?.focus();
  }, [place]);
  return {
    inText: place?.at === 'title' || place?.at === 'description' ? place : null,
    // A copy: pressing the same finding again leads there again.
    show: (next) => {
      setPlace({ ...next });
      if (next.at === 'guarantee') onGuarantee(next.guaranteeId);
    },
    end: () => setPlace(null),
  };
}
