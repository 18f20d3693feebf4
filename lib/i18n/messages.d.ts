import type { MESSAGES } from '@/messages';

/** English types the keys: a text that no language file ships does not compile. */
declare module 'next-intl' {
  interface AppConfig {
    Messages: typeof MESSAGES.en;
  }
}
