/** The loader's script in the page: before everything else in the body, so that it stands over the first paint. */
export function LoaderScript({ code }: { code: string }) {
  if (code === '') return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: bundled from our own source; the policy allows only this text
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
