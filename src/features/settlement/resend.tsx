import type { Contract } from '@/domain/models';
import type { OfferView } from '@/domain/settlement/offer-state';
import { toOwnLine } from '@/features/settlement/offer-text';
import { SendLines } from '@/features/settlement/send-lines';
import { useSentences } from '@/features/settlement/use-sentences';

interface ResendProps {
  contract: Contract;
  view: OfferView;
  /** Id of what names the offer, for screen readers. */
  describedBy?: string | undefined;
}

/** Passes on the user's own offer or acceptance, while the other party has to act on it. */
export function Resend({ contract, view, describedBy }: ResendProps) {
  const sentences = useSentences();
  const own = toOwnLine(view);
  if (own === null) return null;
  const sentence = view.isOwn ? sentences.ofOffer(view.offer, view.maker) : sentences.accept;
  return <SendLines contract={contract} lines={[own]} sentence={sentence} describedBy={describedBy} />;
}
