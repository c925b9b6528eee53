import { ChatdeckProvider } from '@chatdeck/ui';
import { MaterialPanel } from '@chatdeck/ui/material';
import '@chatdeck/ui/material.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function Page() {
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

createRoot(document.getElementById('app')).render(<Page />);
