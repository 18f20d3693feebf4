/** What people call the places where artists are found, by their hosts. */
const NETWORKS: Readonly<Record<string, string>> = {
  'artsy.net': 'Artsy',
  'behance.net': 'Behance',
  'bsky.app': 'Bluesky',
  'facebook.com': 'Facebook',
  'flickr.com': 'Flickr',
  'foundation.app': 'Foundation',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'mastodon.art': 'Mastodon',
  'mastodon.social': 'Mastodon',
  'objkt.com': 'objkt',
  'patreon.com': 'Patreon',
  'pinterest.com': 'Pinterest',
  'soundcloud.com': 'SoundCloud',
  't.me': 'Telegram',
  'threads.com': 'Threads',
  'threads.net': 'Threads',
  'tiktok.com': 'TikTok',
  'vimeo.com': 'Vimeo',
  'vk.com': 'VK',
  'x.com': 'X',
  'youtube.com': 'YouTube',
};

/** What an address is called where nobody has named it: its network, its host, or the address of a mail or a telephone itself. */
export function networkName(address: string): string {
  if (!/^https?:/i.test(address) || !URL.canParse(address))
    return address.replace(/^(?:mailto|tel):/i, '').split('?', 1)[0] ?? address;
  const host = new URL(address).hostname.replace(/^(?:www|m)\./, '');
  return NETWORKS[host] ?? host;
}
