/**
 * Has a page that came with just the rules that it uses take its style sheets whole: for what it may become by editing, or by
 * another theme. Settles once they have come, or could not.
 */
export async function takeWholeStyles(page: Document): Promise<void> {
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]')];
  await Promise.all(
    links.map(
      (link) =>
        new Promise((settled) => {
          for (const event of ['load', 'error']) link.addEventListener(event, settled, { once: true });
          link.removeAttribute('media');
          link.disabled = false;
        }),
    ),
  );
}
