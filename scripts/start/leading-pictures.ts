/** Addresses of the pictures that a page asks for before all else, at each width: what its first visitor waits for. */
export function leadingPictures(html: string): string[] {
  return [...html.matchAll(/<link rel="preload" as="image"[^<>]*>/g)].flatMap(([link]) => {
    const [, sources = ''] = /imageSrcSet="([^"]*)"/i.exec(link) ?? [];
    const addresses = sources.split(',').map((source) => source.trim().split(' ')[0] ?? '');
    return addresses
      .filter((address) => address.startsWith('/media/'))
      .map((address) => address.replaceAll('&amp;', '&'));
  });
}
