/** Why an address cannot be one of a webhook. */
export type AddressFault = 'malformed' | 'notSecure';

/** Whether the name of a host, as `URL` writes it, is this machine's own. */
export function isLoopback(hostname: string): boolean {
  const isName = hostname === 'localhost' || hostname.endsWith('.localhost');
  return isName || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}

/**
 * What is wrong with the address of a webhook: it has to be encrypted, except from a site that runs on this machine alone to
 * this machine. It names nobody, since what it names would be shown in the settings.
 */
export function addressFault(address: string, siteUrl: string): AddressFault | null {
  if (!URL.canParse(address)) return 'malformed';
  const { protocol, hostname, username, password } = new URL(address);
  if (hostname === '' || username !== '' || password !== '') return 'malformed';
  if (protocol === 'https:') return null;
  if (protocol !== 'http:') return 'malformed';
  return isLoopback(hostname) && isLoopback(new URL(siteUrl).hostname) ? null : 'notSecure';
}
