/** Who asks, in which words. */
export interface Asking {
  readonly text: string;
  readonly uid: string;
  readonly uname: string;
  readonly roomId: string;
  readonly roomName: string;
  readonly isMentioned: boolean;
}

/** What the robot shares with every AI that has variables. */
export const variablesOf = ({ uid, uname, roomId, roomName, isMentioned }: Asking) => ({
  isMention: isMentioned ? 1 : 0,
  uid,
  uname,
  roomId,
  roomName,
});
