/** Permissions that the player needs; it has no other access to the page (security X-6). */
const SANDBOX =
  'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';

function playerFor(frame: HTMLElement): HTMLIFrameElement {
  const player = document.createElement('iframe');
  player.className = 'film-player';
  player.style.aspectRatio = frame.getAttribute('ratio') ?? '';
  player.title = frame.getAttribute('name') ?? '';
  player.allow = 'autoplay; fullscreen; picture-in-picture; encrypted-media';
  player.referrerPolicy = 'strict-origin-when-cross-origin';
  player.setAttribute('sandbox', SANDBOX);
  player.src = frame.getAttribute('player') ?? '';
  return player;
}

/** Puts the player in the place of the card when that is pressed. */
export function attendFilmFrame(frame: HTMLElement): () => void {
  const card = frame.querySelector<HTMLElement>('a');
  let player: HTMLIFrameElement | null = null;
  const play = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || !card) return;
    event.preventDefault();
    player = playerFor(frame);
    card.hidden = true;
    frame.append(player);
    player.focus();
  };
  card?.addEventListener('click', play);
  return () => {
    card?.removeEventListener('click', play);
    player?.remove();
    if (card) card.hidden = false;
  };
}
