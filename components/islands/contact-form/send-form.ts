import { showAskedPage } from './asked-page';

type Field = HTMLInputElement | HTMLTextAreaElement;
/** The id of a note, or the names of the fields that the server did not take. */
type Result = 'sent' | 'limited' | 'failed' | string[];

const PATIENCE_MS = 15_000;
const INVALID = 'aria-invalid';

async function send(form: HTMLFormElement): Promise<Result> {
  try {
    const answer = await fetch(form.action, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(new FormData(form))),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (answer.ok) return 'sent';
    if (answer.status === 429) return 'limited';
    if (answer.status === 422) {
      const { errors = [] } = (await answer.json()) as { errors?: { path: string }[] };
      return errors.map(({ path }) => path);
    }
  } catch {}
  return 'failed';
}

function mark(field: Field, isWrong: boolean): void {
  const error = document.getElementById(`${field.id}-error`);
  if (!error) return;
  error.hidden = !isWrong;
  if (isWrong) {
    field.setAttribute(INVALID, 'true');
    field.setAttribute('aria-describedby', error.id);
  } else {
    field.removeAttribute(INVALID);
    field.removeAttribute('aria-describedby');
  }
}

const isLacking = (field: Field) => !field.validity.valid || field.value.trim() === '';

/** Takes the form over; returns how to let it go. */
export function takeOver(form: HTMLFormElement, reloadEvent: string): () => void {
  const root = form.parentElement ?? form;
  const fields = [...form.querySelectorAll<Field>('[required]')];
  const listening = new AbortController();
  const { signal } = listening;
  let isBusy = false;

  const setBusy = (busy: boolean) => {
    isBusy = busy;
    for (const part of form.querySelectorAll<HTMLElement>('[data-busy]')) part.hidden = !busy;
    for (const part of form.querySelectorAll<HTMLElement>('[data-idle]')) part.hidden = busy;
  };
  const show = (outcome: string) => {
    root.dataset.outcome = outcome;
    if (outcome !== '') document.getElementById(outcome)?.focus();
  };
  const judge = (isWrong: (field: Field) => boolean): boolean => {
    const wrong = fields.filter(isWrong);
    for (const field of fields) mark(field, wrong.includes(field));
    if (wrong.length > 0) show('');
    wrong[0]?.focus();
    return wrong.length === 0;
  };

  const submit = async (event: Event) => {
    event.preventDefault();
    if (isBusy || !judge(isLacking)) return;
    show('');
    setBusy(true);
    const result = await send(form);
    if (signal.aborted) return;
    setBusy(false);
    if (Array.isArray(result)) {
      if (judge(({ name }) => result.includes(name))) show('invalid');
      return;
    }
    if (result === 'sent') form.reset();
    show(result);
  };
  const mend = ({ target }: Event) => {
    const field = fields.find((each) => each === target);
    if (field?.hasAttribute(INVALID) && !isLacking(field)) mark(field, false);
  };
  const again = (event: Event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-again]')) return;
    event.preventDefault();
    show('');
    fields[0]?.focus();
  };
  const keep = (event: Event) => {
    if (fields.some(({ value }) => value !== '')) event.preventDefault();
  };

  void showAskedPage(form, signal);
  form.noValidate = true;
  form.addEventListener('submit', submit, { signal });
  form.addEventListener('input', mend, { signal });
  root.addEventListener('click', again, { signal });
  window.addEventListener(reloadEvent, keep, { signal });
  return () => listening.abort();
}
