import type { CoinFault } from '@/bitcoin/recovery/coins';
import type { OrderFault } from '@/bitcoin/recovery/make-spend';
import type { SpendFault } from '@/bitcoin/recovery/read-spend';
import { formIssueMessages } from '@/content/form-issues.messages';
import { recoverMessages } from '@/content/recover/recover.messages';
import { recoveryFileMessages } from '@/content/recovery-file.messages';
import { withdrawalsMessages } from '@/content/withdrawals.messages';
import { type AmountIssue, formatBtc } from '@/domain/primitives/amount';
import { shortenText } from '@/domain/primitives/bounded-text';
import type { Network } from '@/domain/primitives/network';
import type { ContractFault } from '@/domain/recovery/contract-fault';
import type { RecoveryFileFault } from '@/domain/recovery/recovery-file';
import { fillText } from '@/i18n/fill-text';
import { useMessages } from '@/i18n/use-messages';
import type { ExplorerFault } from '@/recover/explorer/page-explorer';
import { nameCoin } from '@/recover/names';

export type OpenFault =
  | { kind: 'empty' }
  | { kind: 'transaction' } // that somebody else made
  | { kind: 'file'; fault: RecoveryFileFault }
  | { kind: 'contract'; fault: ContractFault };

/** An order that was not typed in full, or that the engine refuses. */
export type MakeFault = OrderFault | { kind: 'amount'; payment: number; issue: AmountIssue };

/** Characters: a file can call anything an address. */
const LONGEST_FAULT = 300;

/** The wording of every fault. A kind without a text is a type error. */
export function useFaultTexts() {
  const t = useMessages(recoverMessages);
  const file = useMessages(recoveryFileMessages);
  const issues = useMessages(formIssueMessages);
  const withdrawals = useMessages(withdrawalsMessages);

  function describeOpenFault(opening: OpenFault): string {
    if (opening.kind === 'empty') return t.openHint;
    if (opening.kind === 'transaction') return t.openedTransaction;
    if (opening.kind === 'file') {
      const { problem, field = file['file-whole'] } = opening.fault;
      return fillText(file[`file-${problem}`], { field });
    }
    const text = fillText(file[`contract-${opening.fault.kind}`], { address: '', coin: '', ...opening.fault });
    return t.faultOf({ fault: shortenText(text, LONGEST_FAULT) });
  }

  function describeCoinFault(fault: CoinFault): string {
    return fillText(t[`coin-${fault.kind}`], { txid: '', ...fault });
  }

  function describeExplorerFault(fault: ExplorerFault): string {
    return fillText(t[`explorer-${fault.kind}`], { text: '', ...fault });
  }

  function describeMakeFault(fault: MakeFault, network: Network): string {
    switch (fault.kind) {
      case 'amount':
        return issues[fault.issue];
      case 'address':
        if (fault.issue !== 'wrong-network') return withdrawals[`address-${fault.issue}`];
        return fault.network === null
          ? withdrawals.otherNetwork({ ours: network })
          : withdrawals.wrongNetwork({ theirs: fault.network, ours: network });
      case 'not-enough':
        return t['order-not-enough']({ available: formatBtc(fault.available), needed: formatBtc(fault.needed) });
      case 'spend':
        return describeSpendFault(fault.fault);
      default:
        return t[`order-${fault.kind}`];
    }
  }

  function describeSpendFault(fault: SpendFault | { kind: 'empty' | 'recovery-file' }): string {
    if (fault.kind === 'empty') return t.receivedEmpty;
    if (fault.kind === 'coin-unknown') return t['psbt-coin-unknown']({ outpoint: nameCoin(fault.outpoint) });
    if (fault.kind !== 'rule') return t[`psbt-${fault.kind}`];
    return fault.rule === 'unreadable'
      ? t['psbt-unreadable']
      : t['psbt-rule']({ why: withdrawals[`rule-${fault.rule}`] });
  }

  return { describeOpenFault, describeCoinFault, describeExplorerFault, describeMakeFault, describeSpendFault };
}
