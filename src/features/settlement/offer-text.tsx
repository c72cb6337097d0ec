import type { ReactNode } from 'react';
import { linkToTx } from '@/config/explorer-links';
import { settings } from '@/config/settings';
import { settlementMessages } from '@/content/settlement.messages';
import type { Contract, Guarantee } from '@/domain/models';
import { formatBtc, toSats, ZERO_SATS } from '@/domain/primitives/amount';
import { markHiddenCharacters } from '@/domain/seals/hidden-characters';
import { getOtherRole, type TermsRole } from '@/domain/seals/terms';
import { getOfferFee, getShare, type Offer, sumCoins } from '@/domain/settlement/offer';
import type { OfferView } from '@/domain/settlement/offer-state';
import type { OwnLine } from '@/features/settlement/send-lines';
import { useChatState, useOtherParty } from '@/features/settlement/use-settlements';
import { useMessages } from '@/i18n/use-messages';
import { selectKnownBalance } from '@/store/balances/balances.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { selectDepositFacts } from '@/store/settlement/settlement.selectors';
import { Foreign } from '@/ui/text/foreign';
import { OutsideLink } from '@/ui/text/outside-link';
import { useFormatDay } from '@/ui/text/use-format-day';

export function toBtc(sats: number): string {
  return formatBtc(toSats(sats) ?? ZERO_SATS);
}

interface OfferSharesProps {
  contract: Contract;
  guarantee: Guarantee;
  offer: Pick<Offer, 'coins' | 'outputs'>;
  /** The user's role. */
  own: TermsRole;
}

/** The shares of both sides in one sentence, then the rest and the fee. */
export function OfferShares({ contract, guarantee, offer, own }: OfferSharesProps) {
  const t = useMessages(settlementMessages);
  const name = useOtherParty(contract);
  const isDepositor = useAppSelector((state) => selectDepositFacts(state, contract, guarantee).depositor) === own;
  const balance = useAppSelector((state) => selectKnownBalance(state, guarantee.id)?.total ?? null);
  const [share, other, stays] = [
    getShare(offer, own),
    getShare(offer, getOtherRole(own)),
    getShare(offer, 'guarantee'),
  ];
  const total = sumCoins(offer);
  const rest = balance === null ? 0 : balance - total;
  const shares = { own: toBtc(share), other: toBtc(other), name };
  return (
    <>
      <p className="text-base font-medium">
        <Foreign>
          {isDepositor && stays === 0 ? t.sharesLess({ ...shares, less: toBtc(total - share) }) : t.shares(shares)}
        </Foreign>
      </p>
      {stays > 0 && <p className="text-sm text-ink-soft">{t.stays({ amount: toBtc(stays) })}</p>}
      {rest > 0 && <p className="text-sm text-ink-soft">{t.rest({ amount: toBtc(rest) })}</p>}
      <p className="text-sm text-ink-soft">{t.fee({ fee: toBtc(Math.max(0, getOfferFee(offer))) })}</p>
    </>
  );
}

/** Why the offer was made, apart from what the screen itself says. */
export function OfferReason({ contract, view }: { contract: Contract; view: OfferView }) {
  const t = useMessages(settlementMessages);
  const name = useOtherParty(contract);
  const { reason, kind } = view.offer;
  return (
    <>
      {kind === 'confidential' && <p className="text-sm">{t.confidential}</p>}
      {reason !== '' && (
        <SignedText label={<Foreign>{view.isOwn ? t.reasonOwn : t.reasonOf({ name })}</Foreign>}>{reason}</SignedText>
      )}
    </>
  );
}

/** Words that somebody has signed, as they were signed: all line breaks, and a mark for each character that nobody would see. */
function SignedText({ label, children }: { label: ReactNode; children: string }) {
  return (
    <figure className="w-full text-sm">
      <figcaption className="text-ink-soft">{label}</figcaption>
      <blockquote className="max-h-40 overflow-y-auto border-l-2 border-line-strong pl-3 wrap-anywhere whitespace-pre-wrap print:max-h-none">
        <Foreign>{markHiddenCharacters(children)}</Foreign>
      </blockquote>
    </figure>
  );
}

/** The user's own offer or acceptance that the other party has to act on; `null`: nothing waits for them. */
export function toOwnLine(view: OfferView): OwnLine | null {
  const { isOwn, state, hash, acceptance } = view;
  const name = hash.slice(0, 8);
  if (isOwn) return state === 'open' ? { line: { kind: 'offer', ...view }, mark: hash, name } : null;
  if (state !== 'accepted' || acceptance === null) return null;
  return { line: { kind: 'accept', ...acceptance }, mark: `${hash} ${acceptance.txid}`, name };
}

/** The state of an offer in one line. */
export function OfferStateText({ contract, view }: { contract: Contract; view: OfferView }) {
  const t = useMessages(settlementMessages);
  const name = useOtherParty(contract);
  const formatDay = useFormatDay();
  const getChatState = useChatState(contract.id);
  const ownLine = toOwnLine(view);
  const unsent = ownLine !== null && getChatState(ownLine.mark) === 'unsent';
  const side = view.isOwn ? 'own' : 'other';
  const date = formatDay(view.offer.expires);
  const { state, acceptance } = view;
  const describe = () => {
    if (unsent) return view.isOwn ? t['unsent-own'] : t['unsent-accepted'];
    switch (state) {
      case 'open':
        return t[`open-${side}`]({ name, date });
      case 'expired':
        return t.expired({ date });
      case 'settled':
      case 'void':
        return t[state];
      case 'accepted':
        return t[`accepted-${side}`]({ name });
      default:
        return side === 'own' ? t[`${state}-own`]({ name }) : t[`${state}-other`];
    }
  };
  return (
    <p className="text-sm text-ink-soft" data-state={state}>
      <Foreign>{describe()}</Foreign> {view.isShared && t.shared}{' '}
      {state === 'settled' && acceptance !== null && (
        <OutsideLink href={linkToTx(settings().explorerUrl, acceptance.txid)}>{t.transaction}</OutsideLink>
      )}
    </p>
  );
}
