/** A colour as `#rrggbb`: the browser knows those with names. Null for one that it does not know. */
export function colourNumber(colour: string): string | null {
  if (/^#[0-9a-f]{6}$/i.test(colour)) return colour.toLowerCase();
  const context = document.createElement('canvas').getContext('2d');
  if (!context || !CSS.supports('color', colour)) return null;
  context.fillStyle = colour;
  const known = context.fillStyle;
  return typeof known === 'string' && known.startsWith('#') ? known : null;
}
