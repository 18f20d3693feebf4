import type { Row } from './access-rights';

const SITE = 'accounts, roles, contact messages, audit, export and import of the site';
const MAIL = '/api/site/mail';
const FORM = {
  ...{ host: '127.0.0.1', port: 9, security: 'none', user: '' },
  ...{ sender: 'site@studio.example', recipient: 'owner@studio.example' },
};

/** Rows of the access table: mail to the owner. */
export const MAIL_ROWS: readonly Row[] = [
  { route: MAIL, method: 'GET', right: SITE, target: MAIL, answer: 200 },
  {
    route: MAIL,
    method: 'PUT',
    right: SITE,
    target: MAIL,
    body: { ...FORM, isOn: false, isDaily: false, version: 9 },
    answer: 409,
  },
  // Nothing listens there, which is answered like everything that a mail server says.
  { route: `${MAIL}/test`, method: 'POST', right: SITE, target: `${MAIL}/test`, body: FORM, answer: 200 },
  { route: `${MAIL}/retry`, method: 'POST', right: SITE, target: `${MAIL}/retry`, answer: 200 },
];
