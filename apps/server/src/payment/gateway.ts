/** An order as a gateway needs it; the amount is in cents. */
export interface PayableOrder {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
}

/** A gateway's notice about an order. */
export interface PaymentNotice {
  readonly orderId: string;
  /** The gateway's id of the payment. */
  readonly transactionId: string;
  readonly outcome: 'paid' | 'cancelled';
  readonly amount: number;
  readonly currency: string;
}

/** A notification as received over the network. */
export interface RawNotice {
  readonly body: string;
  readonly signature: string;
}

/** Collects payments. A notification is trusted only after `read` has verified its signature. */
export interface PaymentGateway {
  /** The address to show as a QR code to the payer's phone. */
  readonly payUrl: (order: PayableOrder) => Promise<string>;
  /** The notice in a notification; undefined when its signature is not the gateway's. */
  readonly read: (raw: RawNotice) => Promise<PaymentNotice | undefined>;
}
