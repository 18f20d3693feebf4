import ae from 'flag-icons/flags/4x3/ae.svg';
import bg from 'flag-icons/flags/4x3/bg.svg';
import cn from 'flag-icons/flags/4x3/cn.svg';
import cz from 'flag-icons/flags/4x3/cz.svg';
import de from 'flag-icons/flags/4x3/de.svg';
import dk from 'flag-icons/flags/4x3/dk.svg';
import es from 'flag-icons/flags/4x3/es.svg';
import fi from 'flag-icons/flags/4x3/fi.svg';
import fr from 'flag-icons/flags/4x3/fr.svg';
import gr from 'flag-icons/flags/4x3/gr.svg';
import hr from 'flag-icons/flags/4x3/hr.svg';
import hu from 'flag-icons/flags/4x3/hu.svg';
import id from 'flag-icons/flags/4x3/id.svg';
import il from 'flag-icons/flags/4x3/il.svg';
import india from 'flag-icons/flags/4x3/in.svg';
import it from 'flag-icons/flags/4x3/it.svg';
import jp from 'flag-icons/flags/4x3/jp.svg';
import kr from 'flag-icons/flags/4x3/kr.svg';
import nl from 'flag-icons/flags/4x3/nl.svg';
import no from 'flag-icons/flags/4x3/no.svg';
import pl from 'flag-icons/flags/4x3/pl.svg';
import pt from 'flag-icons/flags/4x3/pt.svg';
import ro from 'flag-icons/flags/4x3/ro.svg';
import ru from 'flag-icons/flags/4x3/ru.svg';
import se from 'flag-icons/flags/4x3/se.svg';
import th from 'flag-icons/flags/4x3/th.svg';
import tr from 'flag-icons/flags/4x3/tr.svg';
import ua from 'flag-icons/flags/4x3/ua.svg';
import us from 'flag-icons/flags/4x3/us.svg';
import vn from 'flag-icons/flags/4x3/vn.svg';

/** The flags of the catalogue, by icon code: addresses of drawings, each of which is loaded where it is shown. */
export const FLAGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ae,
    bg,
    cn,
    cz,
    de,
    dk,
    es,
    fi,
    fr,
    gr,
    hr,
    hu,
    id,
    il,
    in: india,
    it,
    jp,
    kr,
    nl,
    no,
    pl,
    pt,
    ro,
    ru,
    se,
    th,
    tr,
    ua,
    us,
    vn,
  }),
);
