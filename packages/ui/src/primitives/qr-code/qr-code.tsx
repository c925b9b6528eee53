import { QRCodeSVG } from 'qrcode.react';

interface Props {
  /** The content of the code. */
  readonly value: string;
  /** Accessible name. */
  readonly title: string;
}

/** A QR code with the quiet zone that scanners need; lazily loaded. */
export default function QrCode({ value, title }: Props) {
  return (
    <QRCodeSVG
      value={value}
      title={title}
      level="M"
      marginSize={4}
      width="100%"
      height="100%"
      display="block"
    />
  );
}
