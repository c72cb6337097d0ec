import { toContractPath } from '@/config/contract-links';
import { PATHS } from '@/config/paths';
import { describeError, errorMessages } from '@/content/errors.messages';
import { kitSheetMessages } from '@/content/kit-sheet.messages';
import { type Kit, sumKitCoins } from '@/domain/kit/kit';
import type { Id } from '@/domain/primitives/ids';
import { SheetDescriptor, SheetGuarantee } from '@/features/kit/sheet-guarantee';
import { SlowLoad } from '@/features/waiting/slow-load';
import { useMessages } from '@/i18n/use-messages';
import { useLoaded } from '@/lib/use-loaded';
import { useAppDispatch } from '@/store/core/hooks';
import { buildSheet } from '@/store/kit/build-kit.thunks';
import { Button } from '@/ui/button/button';
import { LinkButton } from '@/ui/button/link-button';
import { PrintedSheet } from '@/ui/layout/printed-sheet';
import { Banner } from '@/ui/message/banner';
import { Amount } from '@/ui/text/amount';
import { DateText } from '@/ui/text/date-text';
import { Fact, FactList } from '@/ui/text/fact-list';
import { Foreign } from '@/ui/text/foreign';
import { TextLink } from '@/ui/text/text-link';

/** The sheet of a contract, to print. It is built like the kit, but contains no private key (docs/exit.md#the-kit). */
export function KitSheet({ contractId }: { contractId: Id }) {
  const t = useMessages(kitSheetMessages);
  const errors = useMessages(errorMessages);
  const dispatch = useAppDispatch();
  const build = (signal: AbortSignal) => dispatch(buildSheet(contractId, signal));
  const { value: result, loading, reload } = useLoaded(build, String(contractId));
  const kit = result?.ok === true && !loading ? result.value : null;
  const failure = result?.ok === false && !loading ? result.error : null;
  return (
    <div className="mx-auto flex max-w-reading flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <LinkButton to={toContractPath(contractId)}>{t.back}</LinkButton>
        <Button variant="primary" disabled={kit === null} onClick={() => window.print()}>
          {t.print}
        </Button>
      </div>
      {loading && <p role="status">{t.making}</p>}
      <SlowLoad busy={loading} onRetry={reload} />
      {failure !== null && (
        <Banner tone="red" action={{ label: t.retry, onPress: reload }}>
          {t.failed} {describeError(errors, failure)}
        </Banner>
      )}
      {kit !== null && <Sheet kit={kit} />}
    </div>
  );
}

function Sheet({ kit }: { kit: Kit }) {
  const t = useMessages(kitSheetMessages);
  const { contract, guarantees } = kit;
  return (
    <PrintedSheet title={t.title} intro={<p className="text-sm text-ink-soft">{t.what}</p>}>
      <FactList className="print:mb-6">
        <Fact label={t.contract} wide>
          <Foreign>{contract.title}</Foreign>
        </Fact>
        <Fact label={t.role}>{t[`role-${kit.role}`]}</Fact>
        <Fact label={t.network}>{kit.network}</Fact>
        <Fact label={t.made}>
          <DateText value={kit.madeAt} show="utc" />
        </Fact>
        <Fact label={t.total} wide>
          <Amount sats={sumKitCoins(guarantees.flatMap(({ deposits }) => deposits))} fiat={false} />
        </Fact>
      </FactList>
      <SheetDescriptor descriptor={kit.descriptor} />
      <HowToUse />
      {guarantees.map((guarantee) => (
        <SheetGuarantee key={guarantee.id} guarantee={guarantee} contractOrder={contract.contractOrder} />
      ))}
    </PrintedSheet>
  );
}

function HowToUse() {
  const t = useMessages(kitSheetMessages);
  // In full, to be typed from paper.
  const help = `${window.location.origin}${PATHS.helpRecovery}`;
  return (
    <section className="flex break-inside-avoid flex-col gap-2 text-sm print:mb-6">
      <h2 className="font-semibold">{t.howTitle}</h2>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        <li>{t.howPage}</li>
        <li>{t.howCore}</li>
        <li>{t.howSign}</li>
        <li>{t.howKey}</li>
        <li>
          {t.howHelp} <TextLink to={PATHS.helpRecovery}>{help}</TextLink>
        </li>
      </ul>
    </section>
  );
}
