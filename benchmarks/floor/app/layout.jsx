export const metadata = { title: 'Floor', description: 'A page that is nothing but the framework.' };

export default function RootLayout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
