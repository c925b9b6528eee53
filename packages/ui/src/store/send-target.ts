/** Who a message is for. */
export interface SendTarget {
  readonly kind: 'room' | 'contact';
  readonly wxid: string;
  /** The topic of the room or the name of the friend, as people know it. */
  readonly name: string;
}
