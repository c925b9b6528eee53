import { useState } from 'react';

const keyOf = (userId: string) => `cd:notices:${userId}`;

/** The newest notice that this account saw on this device, and how to move it on. */
export function useSeenNotices(userId: string) {
  const [seenUntil, setSeenUntil] = useState(() => localStorage.getItem(keyOf(userId)) ?? '');
  const onSeen = (until: string) => {
    localStorage.setItem(keyOf(userId), until);
    setSeenUntil(until);
  };
  return { seenUntil, onSeen };
}
