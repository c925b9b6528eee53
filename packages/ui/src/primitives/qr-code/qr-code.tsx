import { QRCodeSVG } from 'qrcode.react';

interface Props {
  /** What a phone reads from the code. */
  readonly value: string;
  /** Names the picture for screen readers. */
  readonly title: string;
}

/** A QR code with the quiet zone that scanners need; a module of its own, loaded when a code is shown. */
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
