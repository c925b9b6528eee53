/** An order as a gateway needs to know it; the amount is in cents. */
export interface PayableOrder {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
}

/** What a gateway says about an order. */
export interface PaymentNotice {
  readonly orderId: string;
  /** The gateway's name for the payment. */
  readonly transactionId: string;
  readonly outcome: 'paid' | 'cancelled';
  readonly amount: number;
  readonly currency: string;
}

/** A notification as it came over the network. */
export interface RawNotice {
  readonly body: string;
  readonly signature: string;
}

/** Takes the money. A notification is believed only after `read` has checked who wrote it. */
export interface PaymentGateway {
  /** The address to draw as a QR code for the payer's phone. */
  readonly payUrl: (order: PayableOrder) => Promise<string>;
  /** The notice in a notification; undefined when the gateway did not write it. */
  readonly read: (raw: RawNotice) => Promise<PaymentNotice | undefined>;
}
