import { useTranslations } from 'next-intl';
import type { WebhookTest } from '@/lib/contracts/webhooks';
import type { WebhookEvent, WebhookType } from '@/lib/domain/webhooks/events';
import type { WebhookProblem } from '@/lib/domain/webhooks/problems';

/** What an address can ask for, as keys of `webhooks`. */
export const EVENT_TEXT = {
  'page.published': 'published',
  'page.saved': 'saved',
  'media.uploaded': 'uploaded',
  'message.received': 'received',
} as const satisfies Record<WebhookEvent, string>;

/** What was sent. */
export const TYPE_TEXT = {
  'page.published': 'typePublished',
  'page.unpublished': 'typeUnpublished',
  'page.saved': 'typeSaved',
  'media.uploaded': 'typeUploaded',
  'message.received': 'typeReceived',
  'webhook.test': 'typeTest',
} as const satisfies Record<WebhookType, string>;

const PROBLEM_TEXT = {
  noHost: 'problemNoHost',
  privateAddress: 'problemPrivate',
  refused: 'problemRefused',
  unreachable: 'problemUnreachable',
  timeout: 'problemTimeout',
  certificate: 'problemCertificate',
  redirected: 'problemRedirected',
  status: 'problemStatus',
  gone: 'problemGone',
  secretLost: 'problemSecretLost',
  other: 'problemOther',
} as const satisfies Record<WebhookProblem, string>;

/** What came back, in words. */
export function useOutcome(): (outcome: WebhookTest) => string {
  const t = useTranslations('webhooks');
  return ({ status, problem }) => {
    const values = { status: String(status ?? '') };
    return problem === null ? t('testTaken', values) : t(PROBLEM_TEXT[problem], values);
  };
}

/** The host of an address, which tells webhooks apart. */
export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);
