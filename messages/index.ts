import { OWN_TEXTS } from '@/own-blocks/texts';
import en from './en.json';
import ru from './ru.json';
import uk from './uk.json';

const withOwn = <Shipped extends { block: object }, Own extends object>(messages: Shipped, own: Own) => ({
  ...messages,
  block: { ...messages.block, ...own },
});

/** The shipped texts by the language's BCP 47 tag, with those of the site's own kinds of blocks. */
export const MESSAGES = {
  en: withOwn(en, OWN_TEXTS.en),
  ru: withOwn(ru, OWN_TEXTS.ru),
  uk: withOwn(uk, OWN_TEXTS.uk),
};
