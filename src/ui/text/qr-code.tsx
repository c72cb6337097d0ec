import { QRCodeSVG } from 'qrcode.react';

export interface QrCodeProps {
  value: string;
  /** Accessible name. */
  label: string;
  /** Size of the code in px (docs/specification.md#modals-of-the-detail-screen: 200). */
  size?: number;
}

/** A QR code at level L with its quiet zone. Black on white in both themes, for cameras. */
export function QrCode({ value, label, size = 200 }: QrCodeProps) {
  return (
    <div className="w-fit rounded-control border border-line bg-white p-5">
      <QRCodeSVG value={value} level="L" size={size} title={label} role="img" aria-label={label} />
    </div>
  );
}
