import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { requestsTo, show } from '#testing/with-backend.tsx';
import UploadField from './upload-field';

function Host({ onStored }: { readonly onStored: (url: string) => void }) {
  const [value, setValue] = useState('');
  const change = (url: string) => {
    setValue(url);
    onStored(url);
  };
  return <UploadField kind="file" context="send" label="文件" value={value} onChange={change} />;
}

const pdf = (name: string) => new File(['x'], name, { type: 'application/pdf' });

it('sends nothing of a file that its dialog refuses', async () => {
  const { user, screen } = show(<Host onStored={vi.fn()} />);
  await user.upload(screen.getByLabelText('文件'), pdf('菜单.pdf'));
  expect(await screen.findByText('文件名不能带中文')).toBeVisible();
  expect(requestsTo('/material/token')).toHaveLength(0);
});

it('asks to sign in again when the session ended before the upload', async () => {
  const { user, screen } = show(<Host onStored={vi.fn()} />, {
    faults: { 'material.token': { kind: 'code', code: 40004 } },
  });
  await user.upload(screen.getByLabelText('文件'), pdf('menu.pdf'));
  const box = { name: '重新登录' };
  expect(await screen.findByRole('alertdialog', box, { timeout: 30_000 })).toBeVisible();
});
