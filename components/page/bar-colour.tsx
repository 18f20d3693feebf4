/**
 * The colour of the browser's bars. Among the page's own elements and not its metadata, whose place in the head
 * depends on what is ready first: the same page is the same to the last byte.
 */
export function BarColour({ colour }: { colour: string }) {
  return <meta name="theme-color" content={colour} />;
}
