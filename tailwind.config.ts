import type { Config } from 'tailwindcss';

/** Read by app/globals.css. The tokens themselves are custom properties there, because they change with the room. */
const config: Config = {
  content: ['./app/**/*.{ts,tsx}', './components/**/*.{ts,tsx}'],
  theme: {
    extend: {
      colors: {
        ground: 'var(--ground)',
        raised: 'var(--raised)',
        ink: 'var(--ink)',
        muted: 'var(--muted)',
        line: 'var(--line)',
        accent: 'var(--accent)',
      },
      fontFamily: { display: 'var(--font-display)', text: 'var(--font-text)' },
    },
  },
};

export default config;
