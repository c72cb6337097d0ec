import { kitDownloadMessages } from '@/content/kit-download.messages';
import { sumKitCoins } from '@/domain/kit/kit';
import { RecoveryHelpLink } from '@/features/kit/recovery-help-link';
import { useMessages } from '@/i18n/use-messages';
import type { BuiltKit } from '@/store/kit/build-kit.thunks';
import { Banner } from '@/ui/message/banner';
import { Amount } from '@/ui/text/amount';
import { Fact, FactList } from '@/ui/text/fact-list';

/** The contents of a kit, and its missing parts. */
export function KitContents({ built: { kit, recorded, unlisted } }: { built: BuiltKit }) {
  const t = useMessages(kitDownloadMessages);
  const { guarantees } = kit;
  const deposits = guarantees.flatMap((guarantee) => guarantee.deposits);
  const unverified = guarantees.flatMap((guarantee) => guarantee.unverified).length;
  return (
    <>
      <FactList>
        <Fact label={t.guarantees}>{guarantees.filter((each) => each.deposits.length > 0).length}</Fact>
        <Fact label={t.deposits}>{deposits.flatMap(({ coins }) => coins).length}</Fact>
        <Fact label={t.amount} wide>
          <Amount sats={sumKitCoins(deposits)} fiat={false} />
        </Fact>
      </FactList>
      {unverified > 0 && <Banner tone="yellow">{t.unverified(unverified)}</Banner>}
      {unlisted > 0 && <Banner tone="yellow">{t.unlisted(unlisted)}</Banner>}
      {recorded > 0 && <Banner tone="yellow">{t.recorded(recorded)}</Banner>}
      <p className="text-sm text-ink-soft">{t.encrypted}</p>
      <p className="text-sm text-ink-soft">{t.advice}</p>
      <p className="text-sm">
        <RecoveryHelpLink />
      </p>
    </>
  );
}
