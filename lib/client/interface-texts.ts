/**
 * What the toolbar says, or what it opens, in a language, by namespace and key.
 * @throws when the server does not answer with them
 */
export async function askInterfaceTexts(
  locale: string,
  part: 'toolbar' | 'library' | 'languages' = 'toolbar',
): Promise<Record<string, Record<string, string>>> {
  const query = new URLSearchParams({ locale, for: part });
  const answer = await fetch(`/api/interface-texts?${query}`, {
    headers: { accept: 'application/json' },
    cache: 'no-store',
  });
  if (!answer.ok) throw new Error(`The texts cannot be read: ${answer.status}`);
  return (await answer.json()) as Record<string, Record<string, string>>;
}
