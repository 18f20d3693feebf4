/** Whether a client's `Accept` names AVIF; that it takes anything says nothing (RFC 9110 §12.5.1). */
export function acceptsAvif(accept: string | null | undefined): boolean {
  return (accept ?? '').split(',').some((each) => {
    const [type = '', ...parameters] = each.split(';').map((part) => part.trim().toLowerCase());
    return type === 'image/avif' && !parameters.some((parameter) => /^q\s*=\s*0(?:\.0*)?$/.test(parameter));
  });
}
