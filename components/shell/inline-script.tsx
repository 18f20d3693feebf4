/** A script of ours in the page itself; nothing where there is no build. */
export function InlineScript({ code }: { code: string }) {
  if (code === '') return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: bundled from our own source; the policy allows only this text
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
