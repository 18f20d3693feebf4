import { type ConfigData, FileSystemConfigLoader, HtmlValidate } from 'html-validate';

/**
 * All that html-validate asks: the HTML standard, a whole document, and what helps people who listen to a page.
 * A rule that is off says why.
 */
const HTML_RULES: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // How React spells HTML: names in its own case, `/>` and `=""`. The standard takes all of them.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React's own names begin with an underscore, which the standard allows since HTML 5.
    'valid-id': ['error', { relaxed: true }],
    // Lists and searches may be named wherever ARIA allows it, to distinguish several on one page.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The server that sends the page sends its files, and the policy of the page takes no others.
    'require-sri': 'off',
    // Proportion, colour and placeholder of a picture are its data, not its design; `<style>` stays forbidden by the policy.
    'no-inline-style': 'off',
  },
};

const validator = new HtmlValidate(new FileSystemConfigLoader(HTML_RULES));

/** Errors of a served document, one per line. */
export async function htmlErrors(html: string, where: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const lines = html.split('\n');
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => {
      const near = lines[line - 1]?.slice(Math.max(0, column - 60), column + 60) ?? '';
      return `${where}: ${ruleId}: ${message} near «${near}»`;
    }),
  );
}
