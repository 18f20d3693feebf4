import { expect, it } from 'vitest';
import { drawApiPage } from './draw-api-page';

const DESCRIPTION = {
  openapi: '3.1.1',
  info: { title: 'Atelier', description: 'Made by <hand>.' },
  paths: {
    '/api/pages/{id}': {
      get: {
        summary: 'Read "a" page',
        description: 'For owner.',
        responses: { 200: { $ref: '#/components/schemas/Page' } },
      },
    },
  },
  components: { schemas: { Page: { type: 'object' } } },
};

it('shows each call with its schemas, which lead to where they stand', () => {
  const page = drawApiPage(DESCRIPTION);
  expect(page).toContain('<b>GET</b> <code>/api/pages/{id}</code> Read &quot;a&quot; page');
  expect(page).toContain('<a href="#Page">Page</a>');
  expect(page).toContain('<code id="Page">Page</code>');
});

it('shows what is written as text, never as markup', () => {
  expect(drawApiPage(DESCRIPTION)).toContain('Made by &lt;hand>.');
});
