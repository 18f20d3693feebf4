/** What the page is about, for programs: data and no script, so that no policy has to let it run (security H-1). */
export function StructuredData({ text }: { text: string }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
