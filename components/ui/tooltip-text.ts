/** What a button without words is given so that `Tooltips` says what it does, and by which keys. */
export function tip(text: string, keys?: string) {
  return { 'data-tip': text, 'data-tip-keys': keys };
}
