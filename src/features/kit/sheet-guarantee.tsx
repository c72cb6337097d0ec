import { kitSheetMessages } from '@/content/kit-sheet.messages';
import { type KitGuarantee, sumKitCoins } from '@/domain/kit/kit';
import { useMessages } from '@/i18n/use-messages';
import { AddressText } from '@/ui/text/address-text';
import { Amount } from '@/ui/text/amount';
import { Fact, FactList } from '@/ui/text/fact-list';
import { Foreign } from '@/ui/text/foreign';
import { QrCode } from '@/ui/text/qr-code';

/** Large enough for the camera of a phone, on paper too. */
const QR_SIZE = 176;

/** The descriptor of all deposit addresses, and its code. */
export function SheetDescriptor({ descriptor }: { descriptor: string }) {
  const t = useMessages(kitSheetMessages);
  return (
    <section className="flex break-inside-avoid flex-col gap-4 sm:flex-row print:mb-6 print:flex-row">
      <FactList className="min-w-0 flex-1 content-start">
        <Fact label={t.descriptor} wide>
          <span translate="no" className="font-mono text-xs break-all">
            <Foreign>{descriptor}</Foreign>
          </span>
        </Fact>
      </FactList>
      <div className="shrink-0 self-start">
        <QrCode value={descriptor} label={t.descriptorQr} size={QR_SIZE} />
      </div>
    </section>
  );
}

export interface SheetGuaranteeProps {
  guarantee: KitGuarantee;
  contractOrder: number;
}

/** A guarantee on the sheet, with its deposit addresses. */
export function SheetGuarantee({ guarantee, contractOrder }: SheetGuaranteeProps) {
  const t = useMessages(kitSheetMessages);
  const { description, deposits, unverified } = guarantee;
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-4 print:mb-4 print:block">
      <h2 className="break-after-avoid font-semibold print:mb-2">
        <Foreign>{description}</Foreign>
      </h2>
      {deposits.map((deposit) => (
        <FactList key={deposit.address} className="break-inside-avoid py-1">
          <Fact label={t.address({ path: `${contractOrder}/${deposit.guaranteeOrder}` })} wide>
            <AddressText value={deposit.address} /> <Amount sats={sumKitCoins([deposit])} fiat={false} />
          </Fact>
        </FactList>
      ))}
      {unverified.length > 0 && (
        <div className="break-inside-avoid text-sm">
          <p>{t.notVerified}</p>
          <ul>
            {unverified.map((address) => (
              <li key={address}>
                <AddressText value={address} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
