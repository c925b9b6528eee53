'use client';

import { ChatdeckProvider } from '@chatdeck/ui';
import { MaterialPanel } from '@chatdeck/ui/material';
import { useState } from 'react';

export function Materials() {
  const [saved, setSaved] = useState('');
  return (
    <>
      <ChatdeckProvider demo locale="en">
        <MaterialPanel onSaved={({ name }) => setSaved(name)} />
      </ChatdeckProvider>
      <p role="status">{saved && `Saved ${saved}`}</p>
    </>
  );
}
