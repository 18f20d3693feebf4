import { OWN_TEXTS } from '@/own-blocks/texts';
import en from './en.json';
import ru from './ru.json';
import uk from './uk.json';
import { VISITOR_MESSAGES } from './visitors';

const withOwn = <Shipped extends { block: object }, Own extends object>(messages: Shipped, own: Own) => ({
  ...messages,
  block: { ...messages.block, ...own },
});

/**
 * The shipped texts of the languages that the whole product speaks, by BCP 47 tag, with those of the site's own kinds of
 * blocks. A new site has these languages.
 */
export const MESSAGES = {
  en: withOwn(en, OWN_TEXTS.en),
  ru: withOwn(ru, OWN_TEXTS.ru),
  uk: withOwn(uk, OWN_TEXTS.uk),
};

/** All shipped texts: of the other languages of the catalogue those that visitors read. */
export const SHIPPED = { ...VISITOR_MESSAGES, ...MESSAGES };
