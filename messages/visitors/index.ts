import ar from './ar.json';
import bg from './bg.json';
import cs from './cs.json';
import da from './da.json';
import de from './de.json';
import el from './el.json';
import es from './es.json';
import fi from './fi.json';
import fr from './fr.json';
import he from './he.json';
import hi from './hi.json';
import hr from './hr.json';
import hu from './hu.json';
import id from './id.json';
import it from './it.json';
import ja from './ja.json';
import ko from './ko.json';
import nl from './nl.json';
import no from './no.json';
import pl from './pl.json';
import pt from './pt.json';
import ro from './ro.json';
import sv from './sv.json';
import th from './th.json';
import tr from './tr.json';
import vi from './vi.json';
import zhHans from './zh-Hans.json';

/**
 * What visitors read, by the language's BCP 47 tag: for the languages of the catalogue in which the tools do not come.
 * English, Russian and Ukrainian are complete.
 */
export const VISITOR_MESSAGES = {
  ar,
  bg,
  cs,
  da,
  de,
  el,
  es,
  fi,
  fr,
  he,
  hi,
  hr,
  hu,
  id,
  it,
  ja,
  ko,
  nl,
  no,
  pl,
  pt,
  ro,
  sv,
  th,
  tr,
  vi,
  'zh-Hans': zhHans,
};
