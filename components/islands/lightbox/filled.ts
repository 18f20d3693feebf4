/** A text with its `{index}`, `{total}` and `{name}` filled in. */
export function filled(text: string, values: { index: number; total: number; name?: string }): string {
  return text.replace(/\{(index|total|name)\}/g, (_place, name: keyof typeof values) =>
    String(values[name] ?? ''),
  );
}
