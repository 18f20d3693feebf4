/**
 * What the toolbar says in a language, by namespace and key.
 * @throws when the server does not answer with them
 */
export async function askInterfaceTexts(locale: string): Promise<Record<string, Record<string, string>>> {
  const answer = await fetch(`/api/interface-texts?locale=${encodeURIComponent(locale)}`, {
    headers: { accept: 'application/json' },
    cache: 'no-store',
  });
  if (!answer.ok) throw new Error(`The texts cannot be read: ${answer.status}`);
  return (await answer.json()) as Record<string, Record<string, string>>;
}
