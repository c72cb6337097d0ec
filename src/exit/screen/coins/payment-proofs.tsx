import { useEffect, useState } from 'react';
import { formatCoin } from '@/domain/kit/kit';
import { MAX_CHECKED, type ProofVerdict } from '@/domain/proofs/payment-proof';
import { fetchProofs } from '@/exit/explorer/fetch-proofs';
import type { CheckedKit, Coin } from '@/exit/recovery/api';
import { nameCoin } from '@/exit/screen/coin-name';
import { useTexts } from '@/exit/texts/texts';
import { Disclosure } from '@/ui/layout/disclosure';
import { Amount } from '@/ui/text/amount';
import { useLocale } from '@/ui/text/locale-context';

interface PaymentProofsProps {
  kit: CheckedKit;
  /** Those that the explorer lists as unspent. */
  coins: readonly Coin[];
  /** Base address of the explorer that listed them, whatever its field says now. */
  explorer: string;
}

/** The proof of each coin. Folded, and nothing is asked before it is opened. */
export function PaymentProofs(props: PaymentProofsProps) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  if (props.coins.length === 0) return null;
  return (
    <Disclosure summary={t.proof.title} onToggle={setOpen}>
      {open && <ProofList key={props.coins.map(formatCoin).join()} {...props} />}
    </Disclosure>
  );
}

function ProofList({ kit: { kit }, coins, explorer }: PaymentProofsProps) {
  const t = useTexts();
  const [verdicts, setVerdicts] = useState<readonly ProofVerdict[]>([]);
  const [shown] = useState(() => coins.toSorted((a, b) => b.value - a.value).slice(0, MAX_CHECKED));
  useEffect(() => {
    const controller = new AbortController();
    void fetchProofs(explorer, kit.network, shown, setVerdicts, controller.signal);
    return () => controller.abort();
  }, [explorer, kit.network, shown]);
  const left = coins.length - shown.length;
  const { host } = new URL(explorer);
  return (
    <>
      <ul aria-live="polite" className="flex flex-col gap-2 whitespace-normal">
        {shown.map((coin, at) => (
          <li key={formatCoin(coin)}>
            <span translate="no" title={formatCoin(coin)} className="font-mono text-xs">
              {nameCoin(formatCoin(coin))}
            </span>{' '}
            <Amount sats={coin.value} mark={false} /> <VerdictText verdict={verdicts[at] ?? null} />{' '}
            {t.proof.unspent(host)}
          </li>
        ))}
      </ul>
      {left > 0 && <p className="mt-2">{t.proof.left(left)}</p>}
      {kit.network !== 'mainnet' && <p className="mt-2 text-xs text-ink-faint">{t.proof.testNetwork}</p>}
    </>
  );
}

/** `null`: not checked yet. */
function VerdictText({ verdict }: { verdict: ProofVerdict | null }) {
  const { proof } = useTexts();
  const locale = useLocale();
  if (verdict === null) return <>{proof.checking}</>;
  if (verdict.kind === 'unproven') return <>{proof.unproven(proof.flaws[verdict.flaw])}</>;
  if (verdict.kind === 'false')
    return <span className="text-tone-red">{proof.false(proof.contradictions[verdict.contradiction])}</span>;
  return <span className="text-tone-green">{proof.proven(verdict.height.toLocaleString(locale), verdict.blocks)}</span>;
}
