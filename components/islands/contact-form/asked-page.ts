/** The title of a public page; null where there is none. What cannot be asked now is called by its path. */
async function titleAt(file: string, path: string, signal: AbortSignal): Promise<string | null> {
  try {
    const answer = await fetch(file, { signal });
    if (answer.status === 404) return null;
    const { meta } = (await answer.json()) as { meta?: { title?: unknown } };
    return typeof meta?.title === 'string' && meta.title !== '' ? meta.title : path;
  } catch {
    return path;
  }
}

/** Tells the form, and whoever fills it in, which page of the site the address asks about. */
export async function showAskedPage(form: HTMLFormElement, signal: AbortSignal): Promise<void> {
  const line = form.querySelector<HTMLElement>('[data-about]');
  const link = line?.querySelector('a');
  const field = form.elements.namedItem('about');
  const path = new URLSearchParams(location.search).get('about') ?? '';
  if (!line || !link || !(field instanceof HTMLInputElement) || !/^\/(?!\/)/.test(path)) return;
  const { about: prefix = '', payload = '' } = line.dataset;
  const page = new URL(prefix + path, location.href);
  if (page.origin !== location.origin) return;
  const title = await titleAt(`${page.pathname}/${payload}`, path, signal);
  if (title === null || signal.aborted) return;
  field.value = path;
  field.disabled = false;
  link.href = page.pathname;
  const words = link.firstElementChild;
  if (words) words.textContent = title;
  line.hidden = false;
}
