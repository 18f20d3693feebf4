import type { Config } from 'tailwindcss';

/**
 * Where utilities are read from: the owner's tools alone. What visitors get is styled by sheets (decision 42).
 * The tokens are in app/theme.css.
 */
const config: Config = {
  content: [
    './components/{ui,toolbar,shell,editor,media,languages,master}/**/*.{ts,tsx}',
    './app/**/*.{ts,tsx}',
  ],
};

export default config;
