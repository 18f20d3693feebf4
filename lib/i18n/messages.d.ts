import type messages from '@/messages/en.json';

/** English types the keys: a text that no language file ships does not compile. */
declare module 'next-intl' {
  interface AppConfig {
    Messages: typeof messages;
  }
}
