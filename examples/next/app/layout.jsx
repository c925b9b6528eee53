import '@chatdeck/ui/material.css';

export const metadata = { title: 'Materials' };
export const viewport = { colorScheme: 'light dark' };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
