/** The build's pages. `master.test.ts` shows that those of the panel tell a stranger nothing. */
export const PAGES_OF_BUILD = [
  '/[locale]/[[...path]]',
  '/[locale]/master',
  '/[locale]/master/pages',
  '/[locale]/master/pages/[id]',
  '/[locale]/master/pages/[id]/preview',
  '/[locale]/master/look',
  '/[locale]/master/settings',
  '/[locale]/master/activity',
  '/[locale]/master/status',
  '/[locale]/master/visitors',
  '/[locale]/search',
  '/_global-error',
  '/_not-found',
];
