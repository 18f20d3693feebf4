import type { Config } from 'tailwindcss';

/**
 * Where the utilities of the tools' sheet are read from: the tools, and the pages that they stand on. The sheet comes last,
 * so it has all that pages name, in the order in which utilities overrule each other (decision 42).
 * The tokens are in app/theme.css.
 */
const config: Config = {
  content: ['./components/**/*.{ts,tsx}', './app/**/*.{ts,tsx}'],
};

export default config;
